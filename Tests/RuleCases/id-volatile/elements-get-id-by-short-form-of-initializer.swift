// The call gives each element an id that stays, and what else it makes is no element

import SwiftUI

struct Label: Identifiable {
    let id = UUID()
    let text: String
}

struct Choice: View {
    @Binding var selection: Int

    private struct Option: Identifiable {
        let id: Int
        let label: Label
    }

    private var options: [Option] {
        [.init(id: 0, label: .init(text: "Light")), .init(id: 1, label: .init(text: "Dark"))]
    }

    var body: some View {
        ForEach(options) { option in
            Button(option.label.text) { selection = option.id }
        }
    }
}
