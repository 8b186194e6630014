// The name of the stored elements ends with the name of the ones that are made of them

import SwiftUI

struct UserItem { let name: String }

struct Item: Identifiable {
    let id = UUID()
    let name: String
}

struct Items: View {
    let stored: [UserItem]
    @State private var text = ""
    private var items: [Item] { stored.map { Item(name: $0.name) } }

    var body: some View {
        TextField("Filter", text: $text)
        ForEach(items) { Text($0.name) }
//              ^~~~~ hint: Every update re-creates each 'Item' with a new 'id', so SwiftUI replaces all of them; use a stable id
    }
}
