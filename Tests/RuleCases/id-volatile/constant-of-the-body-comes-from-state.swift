// A constant of the body comes from state, or is about something that stays the same

import SwiftUI

struct Grid: View {
    @State private var count = 3
    @State private var identity = UUID()

    var body: some View {
        let current = identity
        let text = "\(count)"
        ScrollView { Text("\(count)") }.id(current)
        Text("a").id(text)
    }
}
