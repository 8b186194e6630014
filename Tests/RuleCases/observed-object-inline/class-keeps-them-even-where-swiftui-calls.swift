// A class keeps them even where SwiftUI calls it

import SwiftUI

final class Player: ObservableObject {}

final class Playing: DynamicProperty {
    @ObservedObject var player = Player()
}
