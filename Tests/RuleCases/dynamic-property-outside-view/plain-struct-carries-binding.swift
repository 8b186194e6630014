// A plain struct that carries a binding

import SwiftUI

struct Helper {
    @Binding var count: Int
}
