// Elements that nobody moves

import SwiftUI

struct Row: View {
    let title: String
    @State private var isOn = false
    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Home: View {
    @State private var titles: [String] = []

    var body: some View {
        ForEach(titles.indices, id: \.self) { Row(title: titles[$0]) }
        Button("More") {
            titles.append("c")
            titles.removeAll()
        }
    }
}
