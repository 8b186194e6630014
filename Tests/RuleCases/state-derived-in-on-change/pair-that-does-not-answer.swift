// A condition may keep one of the two from answering, or a copy is handed back as it is

import SwiftUI

struct Copy: View {
    @Binding var value: String
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
            .onChange(of: text) { value = text }
            .onChange(of: value) { _, new in text = new }
    }
}

struct Guarded: View {
    @Binding var value: Int
    @State private var text = ""

    var body: some View {
        TextField("Name", text: $text)
            .onChange(of: text) { value = Int(text) ?? 0 }
            .onChange(of: value) {
                if Int(text) != value { text = String(value) }
            }
    }
}

struct Some: View {
    @State private var first = 0
    @State private var second = 0

    var body: some View {
        Text("\(first) \(second)")
            .onChange(of: first) { second = first / 2 }
            .onChange(of: second) {
                switch second {
                case 0: first = second
                default: break
                }
            }
            .onTapGesture { first += 1 }
    }
}

struct Else: View {
    @State private var first = 0
    @State private var second = 0
    @State private var third = 0

    var body: some View {
        Text("\(first) \(second) \(third)")
            .onChange(of: first) { second = first / 2 }
            .onChange(of: second) {
                if second > 1 { first = second } else { third = second }
            }
            .onTapGesture { first += 1 }
    }
}

struct Between: View {
    @Binding var first: Int
    @Binding var second: Int

    var body: some View {
        Stepper("\(first)", value: $first)
            .onChange(of: first) { second = first * 2 }
            .onChange(of: second) { first = second / 2 }
    }
}
