// A search field that finds nothing, and text fields whose text leaves the view

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var query = ""
//                     ^~~~~ info: Nothing reads what people type in 'query'; use it or delete the field
    @State private var note = ""
//                     ^~~~ info: Nothing reads what people type in 'note'; use it or delete the field
    @State private var name = ""
    @State private var title = ""

    var body: some View {
        List {
            TextField("Note", text: $note)
            TextField("Name", text: $name)
                .onSubmit { print(name) }
            TitleField(title: $title)
            Button("Clear") { note = "" }
        }
        .searchable(text: $query)
    }
}

struct TitleField: View {
    @Binding var title: String

    var body: some View { TextField("Title", text: $title) }
}
