// The type is written before the subject

import Combine
import SwiftUI

struct Field: View {
    @Binding var text: String
    let changes: PassthroughSubject<String, Never> = .init()
//      ^~~~~~~ hint: Every update of 'Form' gives 'Field' a new 'changes', and the old one loses its subscribers; keep it with @State
//      safe fix: Keep 'changes' with @State and make it private

    var body: some View {
        TextField("Name", text: $text).onReceive(changes) { _ in text = "" }
    }
}

struct Form: View {
    @State private var text = ""

    var body: some View {
        Field(text: $text)
        Text(text)
    }
}
// --- fixed
import Combine
import SwiftUI

struct Field: View {
    @Binding var text: String
    @State private var changes: PassthroughSubject<String, Never> = .init()

    var body: some View {
        TextField("Name", text: $text).onReceive(changes) { _ in text = "" }
    }
}

struct Form: View {
    @State private var text = ""

    var body: some View {
        Field(text: $text)
        Text(text)
    }
}
