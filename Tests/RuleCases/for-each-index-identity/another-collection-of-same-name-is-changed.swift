// Another collection of the same name is changed

import SwiftUI

final class Basket: ObservableObject {
    @Published var items: [String] = []

    func drop() {
        items.removeFirst()
    }
}

struct Row: View {
    let title: String
    @State private var isOn = false
    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Bar: View {
    let items: [String]

    var body: some View {
        ForEach(items.indices, id: \.self) { Row(title: items[$0]) }
    }
}
