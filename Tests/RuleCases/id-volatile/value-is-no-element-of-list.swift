// A value that is no element of a list

import SwiftUI

struct Request {
    var id: UUID { UUID() }
}
