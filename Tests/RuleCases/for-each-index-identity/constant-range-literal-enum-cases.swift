// A constant range, a literal, an enum's cases

import SwiftUI

enum Tab: String, CaseIterable {
    case home, settings
}

struct Row: View {
    let title: String
    @State private var isOn = false
    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Home: View {
    private let titles = ["a", "b"]

    var body: some View {
        ForEach(0..<5) { Text("\($0)") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(Tab.allCases, id: \.self) { Row(title: $0.rawValue) }
        ForEach(Tab.allCases.indices, id: \.self) { Row(title: Tab.allCases[$0].rawValue) }
        ForEach(titles.indices, id: \.self) { Row(title: titles[$0]) }
    }
}
