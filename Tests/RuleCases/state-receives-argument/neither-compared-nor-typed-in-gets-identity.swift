// No identity by a value that cannot be hashed, or for a view that people type in, where the focus would be lost

import SwiftUI

struct Place {
    var name: String
}

struct Pin: View {
    @State var place: Place
//             ^~~~~ info: 'Pin' keeps its first 'place' when the caller's value changes; use a @Binding
//             suggested fix: Add an initializer that takes 'place' as an initial value and make it private, because 'Pin' still ignores later values

    var body: some View {
        Button(place.name) { place.name = "" }
    }
}

struct Editor: View {
    @State var title: String
//             ^~~~~ info: 'Editor' keeps its first 'title' when the caller's value changes; use a @Binding
//             suggested fix: Add an initializer that takes 'title' as an initial value and make it private, because 'Editor' still ignores later values
    @State private var note = ""

    var body: some View {
        Button(title) { title = "" }
        TextField("Note", text: $note)
    }
}

struct Home: View {
    @State private var names = ["Tea"]
    private var title: String { names.joined() }
    private var place: Place { Place(name: title) }

    var body: some View {
        Button("Add") { names.append("Milk") }
        Pin(place: place)
        Editor(title: title)
    }
}
// --- fixed
import SwiftUI

struct Place {
    var name: String
}

struct Pin: View {
    @State private var place: Place

    init(place initialPlace: Place) {
        _place = State(initialValue: initialPlace)
    }

    var body: some View {
        Button(place.name) { place.name = "" }
    }
}

struct Editor: View {
    @State private var title: String
    @State private var note = ""

    init(title initialTitle: String) {
        _title = State(initialValue: initialTitle)
    }

    var body: some View {
        Button(title) { title = "" }
        TextField("Note", text: $note)
    }
}

struct Home: View {
    @State private var names = ["Tea"]
    private var title: String { names.joined() }
    private var place: Place { Place(name: title) }

    var body: some View {
        Button("Add") { names.append("Milk") }
        Pin(place: place)
        Editor(title: title)
    }
}
