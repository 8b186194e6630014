// The count is a constant of the body, and the object has a projection there

import SwiftUI

@Observable final class Store { var options: [String] = ["", ""] }

struct Row: View {
    let title: String
    @State private var isOn = false

    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Poll: View {
    var store: Store

    var body: some View {
        @Bindable var store = store
        let count = store.options.count
        ForEach(0..<count, id: \.self) { index in
//              ^~~~~~~~~ hint: Rows of 'store.options' use positions as ids, so a focused field shows another element's text after a move; keep each text in a struct with an id
            TextField("Option", text: $store.options[index])
            Button("Remove") { store.options.remove(at: index) }
        }
    }
}

struct Votes: View {
    @State private var options: [String] = []

    var body: some View {
        let count = options.count
        ForEach(0..<count, id: \.self) { Row(title: options[$0]) }
//              ^~~~~~~~~ warning: Rows of 'options' use positions as ids, so 'Row' shows another element's state after a move; use an id that moves with its element
        Button("Remove") { options.remove(at: 0) }
    }
}
