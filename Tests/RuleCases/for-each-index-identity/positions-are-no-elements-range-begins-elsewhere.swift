// Positions that are no elements: a range that begins elsewhere

import SwiftUI

struct Row: View {
    let index: Int
    @State private var isOn = false
    var body: some View { Toggle("\(index)", isOn: $isOn) }
}

struct Home: View {
    @State private var items: [String] = []

    var body: some View {
        ForEach(-1..<items.count, id: \.self) { Row(index: $0) }
        Button("Remove") { items.remove(at: 0) }
    }
}
