// A type that is no view, with a wrapper of its own

import SwiftUI

struct Helper: Gadget {
    @Environment(\.dismiss) var dismiss
    init() { print(dismiss) }
}
