// State that code reads, binds, watches, or passes on

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    @State private var isBusy = false
    @State private var step = 0
    @State private var name = ""
    @State private var text = ""
    @State private var isOpen = false
    @State private var total = 0
    @State private var offset = 0.0

    var body: some View {
        Button("Go") {
            guard !isBusy else { return }
            isBusy = true
            step = 1
            text = "a"
            isOpen = true
            offset = 10
            total = 2
        }
        .onChange(of: step) { print("next") }
        .sheet(isPresented: $isOpen) { Text("Sheet") }
        .offset(x: offset)
        Row(text: _text)
        Button("Log") { log(&name) }
    }

    private func log(_ text: inout String) { name = "b" }
}

extension Home {
    var label: String { "\(total)" }
}

struct Row: View {
    @Binding var text: String

    init(text: State<String>) { _text = text.projectedValue }

    var body: some View { TextField("Text", text: $text) }
}
