// A protocol asks for the property

import SwiftUI

protocol Enabling {
    var isEnabled: Bool { get }
}

struct Row: View, Enabling {
    @Environment(\.isEnabled) var isEnabled

    var body: some View {
        Text("Row")
    }
}
