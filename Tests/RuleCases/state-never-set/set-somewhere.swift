// Code sets the state: directly, by a method, through the binding, its storage, or a function that takes it

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Item: Identifiable {
    let id: Int
}

struct Home: View {
    @State private var a = false
    @State private var b = false
    @State private var c = false
    @State private var d = false
    @State private var e = false
    @State private var item: Item?
    @State private var isFull = true

    var body: some View {
        Button("Show") {
            a = true
            b.toggle()
            $c.wrappedValue = true
            show(&d)
            item = Item(id: 1)
        }
        .sheet(isPresented: $a) { Text("A") }
        .sheet(isPresented: $b) { Text("B") }
        .sheet(isPresented: $c) { Text("C") }
        .sheet(isPresented: $d) { Text("D") }
        .sheet(isPresented: $e) { Text("E") }
        .sheet(isPresented: $isFull) { Text("First") }
        .sheet(item: $item) { Text("\($0.id)") }
        Opener(isOn: $e)
    }

    private func show(_ flag: inout Bool) { flag = true }
}

struct Opener: View {
    @Binding var isOn: Bool

    var body: some View { Button("Open") { isOn = true } }
}
