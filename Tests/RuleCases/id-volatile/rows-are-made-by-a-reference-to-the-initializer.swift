// A reference to the initializer creates the elements like a call of it

import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    let name: String
}

struct Home: View {
    @State private var names: [String] = []

    var body: some View {
        ForEach(names.map(Item.init)) { Text($0.name) }
//              ^~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Item' with a new 'id', so SwiftUI replaces all of them; use a stable id
        Button("Add") { names.append("") }
    }
}
