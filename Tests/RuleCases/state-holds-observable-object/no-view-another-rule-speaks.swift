// No view: another rule speaks

import SwiftUI

final class Player: ObservableObject {}

struct Holder: Gadget {
    @State private var player = Player()
}
