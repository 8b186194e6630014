// Nothing says that the type is a view
// also reported by: dynamic-property-outside-view

import SwiftUI

final class Player: ObservableObject {}

struct Holder {
    @ObservedObject var player = Player()
}
