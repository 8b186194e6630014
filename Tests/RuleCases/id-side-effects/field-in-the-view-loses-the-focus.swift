// A field in the view loses the focus

import SwiftUI

struct NameField: View {
    @FocusState private var isFocused: Bool
    @Binding var name: String

    var body: some View { TextField("Name", text: $name).focused($isFocused) }
}

struct Home: View {
    @AppStorage("language") private var language = "en"
    @State private var name = ""

    var body: some View {
        NameField(name: $name).id(language)
//                                ^~~~~~~~ hint: Changing 'language' resets the state of 'NameField', and the change is not animated
        Button("Deutsch") { language = "de" }
    }
}
