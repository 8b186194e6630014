// A class keeps its properties
// also reported by: dynamic-property-outside-view

import SwiftUI
import UIKit

final class Player: ObservableObject {}

final class PlayerController: UIViewController {
    @ObservedObject var player = Player()
}
