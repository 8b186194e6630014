// The system moves the focus through the projection
// built with: iOS 17

import SwiftUI

struct Form1: View {
    @FocusState private var isFocused: Bool { didSet { save() } }
//                                            ^~~~~~ warning: 'didSet' of 'isFocused' does not run when '.focused' changes it through '$isFocused'
//                                            suggested fix: Move the code to '.onChange(of: isFocused)', because the code then runs after the view updates, and only if the value of 'isFocused' has changed
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name).focused($isFocused)
    }

    private func save() {}
}
// --- fixed
import SwiftUI

struct Form1: View {
    @FocusState private var isFocused: Bool
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name).focused($isFocused)
            .onChange(of: isFocused) { save() }
    }

    private func save() {}
}
