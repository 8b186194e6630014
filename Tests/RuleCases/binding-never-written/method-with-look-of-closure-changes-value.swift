// What is called is a method that changes the value

import SwiftUI

struct Info {
    var message: String
    mutating func handler() { message = "Done" }
}

struct Bar: View {
    @Binding var info: Info
    var body: some View { Button(info.message) { info.handler() } }
}

struct OptionalBar: View {
    @Binding var info: Info?
    var body: some View {
        Text(info?.message ?? "")
        Button("Go") { info!.handler() }
    }
}

struct Home: View {
    @State private var info = Info(message: "a")
    @State private var next: Info?

    var body: some View {
        Bar(info: $info)
        OptionalBar(info: $next)
        Button("Next") { next = Info(message: "b") }
    }
}
