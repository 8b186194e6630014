// Nothing says that the type is a view
// also reported by: dynamic-property-outside-view

import SwiftUI

struct Helper {
    @State var count = 0
}
