// Views inside have state

import SwiftUI

struct NameField: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name) }
}

struct Fields: View {
    var body: some View { NameField() }
}

struct Home: View {
    @State private var section = 0

    var body: some View {
        Form {
            Fields()
        }
        .id(section)
//          ^~~~~~~ hint: Changing 'section' resets the state of 'NameField', and the change is not animated
    }
}
