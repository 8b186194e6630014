// A protocol requires the property, so code may read it through the protocol

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

protocol Reporting {
    var message: String { get }
}

struct Home: View, Reporting {
    @State var message = ""

    var body: some View {
        Button("Save") { message = "Saved" }
    }
}
