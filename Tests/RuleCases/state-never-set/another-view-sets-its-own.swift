// Another view in the file has state of the same name

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isEditing = false
//                     ^~~~~~~~~ info: Nothing sets 'isEditing' to 'true', so the sheet never appears; set it or delete the sheet

    var body: some View {
        Row().sheet(isPresented: $isEditing) { Text("Editor") }
    }
}

struct Row: View {
    @State private var isEditing = false

    var body: some View {
        Button(isEditing ? "Done" : "Edit") { isEditing = true }
    }
}
