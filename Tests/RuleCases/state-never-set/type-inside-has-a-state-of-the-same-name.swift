// The dialog belongs to the state of a view inside, and the view's own state has no use

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isSure = false
    @State private var isDeleting = false

    var body: some View {
        Button("Delete") { isDeleting = true }
        if isDeleting { Confirmation() }
    }

    struct Confirmation: View {
        @State private var isSure = true

        var body: some View {
            Text("Delete")
                .confirmationDialog("Delete?", isPresented: $isSure) { Button("Delete") {} }
        }
    }
}
