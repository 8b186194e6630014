// State that only says whether something has the focus
// built with: iOS 17

import SwiftUI

enum Field { case name, password }

struct Login: View {
    @FocusState private var focus: Field?
    @State private var isTyping = false
//                     ^~~~~~~~ hint: 'isTyping' is always computed from 'focus'; use a computed property, which is never one update late
//                     suggested fix: Compute 'isTyping', because 'isTyping' then changes one update earlier
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: .name)
            if !isTyping { Text("Next") }
        }
        .onChange(of: focus, { isTyping = focus != nil })
    }
}
// --- fixed
import SwiftUI

enum Field { case name, password }

struct Login: View {
    @FocusState private var focus: Field?
    private var isTyping: Bool { focus != nil }
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($focus, equals: .name)
            if !isTyping { Text("Next") }
        }
    }
}
