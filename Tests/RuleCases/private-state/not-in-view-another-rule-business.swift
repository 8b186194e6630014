// Not in a view: another rule's business
// also reported by: dynamic-property-outside-view

import SwiftUI

final class Model: ObservableObject {
    @State var count = 0
}
