// A protocol asks for it, or may

import Screens
import SwiftUI

protocol Closing {
    var dismiss: DismissAction { get }
}

struct Home: View, Closing {
    @Environment(\.dismiss) var dismiss
    var body: some View { Text("Home") }
}

struct Other: View, Screen {
    @State private var count = 0
    var body: some View { Text("Other") }
}
