// Code only resets the state to its first value

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var message: String?
//                     ^~~~~~~ info: Nothing sets 'message' to anything but 'nil'; set it or delete it
    @State var isOn = false
//             ^~~~ info: Nothing sets 'isOn' to anything but 'false'; set it or delete it

    var body: some View {
        Text(message ?? "Fine")
        Text(isOn ? "On" : "Off")
        Button("Clear") {
            message = nil
            isOn = false
        }
    }
}
