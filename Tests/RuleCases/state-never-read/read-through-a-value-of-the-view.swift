// Another type reads the state through a value of the view

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State fileprivate var message = ""

    var body: some View {
        Button("Save") { message = "Saved" }
    }
}

struct Frame: View {
    let home: Home

    var body: some View { Text(home.message) }
}
