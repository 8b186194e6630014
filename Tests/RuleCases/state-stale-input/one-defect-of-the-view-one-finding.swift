// What people enter is lost in each call, and one fix in the view corrects all of them

import SwiftUI

struct Field: View {
    let title: String
    @State private var text: String

    init(_ title: String, text: String) {
        self.title = title
        _text = State(initialValue: text)
    }

    var body: some View { TextField(title, text: $text) }
}

struct Credentials: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Field("Name", text: name)
//                          ^~~~ warning: What users enter in 'Field' stays in 'text' and never reaches the caller; use a @Binding
//                          suggested fix: Bind 'text' to the caller's value, because changes to 'text' in 'Field' then also change the caller's value
        Field("Password", text: password)
        Button("Log in") { print(name, password) }
        Button("Clear") {
            name = ""
            password = ""
        }
    }
}
// --- fixed
import SwiftUI

struct Field: View {
    let title: String
    @Binding private var text: String

    init(_ title: String, text: Binding<String>) {
        self.title = title
        _text = text
    }

    var body: some View { TextField(title, text: $text) }
}

struct Credentials: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        Field("Name", text: $name)
        Field("Password", text: $password)
        Button("Log in") { print(name, password) }
        Button("Clear") {
            name = ""
            password = ""
        }
    }
}
