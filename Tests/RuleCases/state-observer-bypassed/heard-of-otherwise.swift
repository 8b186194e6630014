// onChange does the same for the other way

import SwiftUI

struct Also: View {
    @State private var isOn = false { didSet { run() } }

    var body: some View {
        Toggle("On", isOn: $isOn).onChange(of: isOn) { _ in run() }
    }

    private func run() {}
}
