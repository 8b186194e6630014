// An extension in another file sets the state

// --- Home.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State var isEditing = false
    @State private var isSharing = false
//                     ^~~~~~~~~ info: Nothing sets 'isSharing' to 'true', so the sheet never appears; set it or delete the sheet

    var body: some View {
        Text("Home")
            .sheet(isPresented: $isEditing) { Text("Editor") }
            .sheet(isPresented: $isSharing) { Text("Share") }
    }
}
// --- Home+Actions.swift
import SwiftUI

extension Home {
    func edit() { isEditing = true }
}
