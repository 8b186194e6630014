// State begins with the value that is forgotten

import SwiftUI

struct Editor: View {
    @State private var text: String
    @State private var isLocked: Bool

    init(text: String, isLocked: Bool) {
        _text = State(initialValue: text)
        _isLocked = State(initialValue: isLocked)
    }

    var body: some View {
        TextField("Text", text: $text).disabled(isLocked)
    }
}

struct Home: View {
    @State private var text = ""
    @State private var isLocked = false

    var body: some View {
        ForEach(0..<3) { page in
            Editor(text: text, isLocked: isLocked).id([page, text] as [AnyHashable])
//                                       ^~~~~~~~ info: 'Editor' keeps the 'isLocked' created from its first 'isLocked'; add it to '.id(…)'
//                                       suggested fix: Add 'isLocked' to the identity, because a new identity resets all state and focus in 'Editor' and does not animate the change
        }
        Toggle("Locked", isOn: $isLocked)
        TextField("Text", text: $text)
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    @State private var text: String
    @State private var isLocked: Bool

    init(text: String, isLocked: Bool) {
        _text = State(initialValue: text)
        _isLocked = State(initialValue: isLocked)
    }

    var body: some View {
        TextField("Text", text: $text).disabled(isLocked)
    }
}

struct Home: View {
    @State private var text = ""
    @State private var isLocked = false

    var body: some View {
        ForEach(0..<3) { page in
            Editor(text: text, isLocked: isLocked).id([[page, text] as [AnyHashable], isLocked] as [AnyHashable])
        }
        Toggle("Locked", isOn: $isLocked)
        TextField("Text", text: $text)
    }
}
