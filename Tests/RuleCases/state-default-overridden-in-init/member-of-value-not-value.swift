// A member of the value, not the value

import SwiftUI

struct Item {
    var name = ""
}

struct Card: View {
    @State private var item = Item()

    var body: some View {
        TextField("Name", text: $item.name)
    }
}
