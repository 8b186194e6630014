// Something that is compared may change, so the modifier runs for that

import SwiftUI

struct Part { var text = "" }

struct Filter: Equatable {
    var id = 1
    var key = Part()
    var text = ""
    static func == (a: Filter, b: Filter) -> Bool { a.id == b.id && a.key.text == b.key.text }
    mutating func reset() { id += 1 }
    subscript(index: Int) -> String {
        get { text }
        set { id = index }
    }
}

struct Editor: View {
    @Binding var filter: Filter
    var body: some View { TextField("", text: $filter.text) }
}

// Another value altogether
struct Assigned: View {
    @State private var filter = Filter()
    var body: some View {
        Button("New") { filter.text = "a"; filter = Filter(id: 2) }.onChange(of: filter) { print("new") }
    }
}
// What an editor does with it nobody sees here
struct Bound: View {
    @State private var filter = Filter()
    var body: some View {
        Editor(filter: $filter)
        Button("Clear") { filter.text = "" }.onChange(of: filter) { print("new") }
    }
}
// A method, a part of what is compared, a subscript
struct Reset: View {
    @State private var filter = Filter()
    var body: some View {
        Button("Reset") { filter.text = ""; filter.reset() }.onChange(of: filter) { print("new") }
    }
}
struct Deep: View {
    @State private var filter = Filter()
    var body: some View {
        Button("Key") { filter.text = ""; filter.key.text = "b" }.onChange(of: filter) { print("new") }
    }
}
struct Indexed: View {
    @State private var filter = Filter()
    var body: some View {
        Button("Index") { filter.text = ""; filter[2] = "c" }.onChange(of: filter) { print("new") }
    }
}
// Only a part is followed, which does change
struct Partly: View {
    @State private var filter = Filter()
    var body: some View {
        Button("Text") { filter.text = "a" }.onChange(of: filter.text) { print("new") }
    }
}
