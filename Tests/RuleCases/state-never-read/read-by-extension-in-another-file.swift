// An extension in another file reads one of two states

// --- Home.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State var message = ""
    @State private var detail = ""
//                     ^~~~~~ info: 'Home' sets 'detail' but never reads it; show it or delete it
//                     suggested fix: Delete 'detail', because 'Home' may be meant to show it

    var body: some View {
        Button("Save") {
            message = "Saved"
            detail = "Twice"
        }
    }
}
// --- Home+Label.swift
import SwiftUI

extension Home {
    var label: some View { Text(message) }
}
// --- fixed Home.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State var message = ""

    var body: some View {
        Button("Save") {
            message = "Saved"
        }
    }
}
