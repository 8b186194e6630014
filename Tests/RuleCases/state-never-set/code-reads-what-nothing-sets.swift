// Code reads a flag and an item that nothing sets

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isUploading = false
//                     ^~~~~~~~~~~ info: Nothing sets 'isUploading', so it is always 'false'; set it or delete it
    @State private var chosen: Int?
//                     ^~~~~~ info: Nothing sets 'chosen', so it is always 'nil'; set it or delete it
    @State private var edited: Int?
//                     ^~~~~~ info: Nothing sets 'edited' to anything but 'nil'; set it or delete it
    @State private var isOpen = false
    @State private var isOff = false
//                     ^~~~~ info: Nothing sets 'isOff' to anything but 'false'; set it or delete it

    var body: some View {
        VStack {
            if isUploading { ProgressView() }
            Button("Send") { if let chosen { print(chosen) } }
                .disabled(isUploading)
            Button("Close") { isOff = false }
                .opacity(isOff ? 0 : 1)
            Toggle("Open", isOn: $isOpen)
            if isOpen { Text("Open") }
        }
        .sheet(isPresented: Binding(get: { edited != nil }, set: { if !$0 { edited = nil } })) {
            Text("Editor")
        }
    }
}
