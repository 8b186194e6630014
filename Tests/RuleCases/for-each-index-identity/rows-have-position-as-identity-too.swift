// Rows whose own identity is the position too: one fix alone would make all of them new

import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text = ""
}

struct Chat: View {
    @State private var messages: [Message] = []

    var body: some View {
        ForEach(messages.indices, id: \.self) { index in
//              ^~~~~~~~~~~~~~~~ hint: Rows of 'messages' use positions as ids, so SwiftUI redraws rows instead of moving them; use the elements' id
            Text(messages[index].text).id(index)
        }
        Button("Remove") { withAnimation { _ = messages.remove(at: 0) } }
    }
}
