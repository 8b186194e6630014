// The value is chosen beside the view that begins with it, in the same branch or behind another condition

import SwiftUI

struct Line: View {
    @State private var text: String

    init(name: String) {
        _text = State(initialValue: name)
    }

    var body: some View {
        Text(text)
    }
}

struct Home: View {
    @State private var isShown = false
    @State private var isEdited = false
    @State private var name = ""

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                if isEdited {
                    TextField("Name", text: $name)
                    Line(name: name)
//                             ^~~~ info: 'Line' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                             suggested fix: Make 'text' a plain 'let', because 'Line' then shows later values too
                } else {
                    Text("None")
                }
            }
            .popover(isPresented: $isShown) {
                if isEdited {
                    TextField("Name", text: $name)
                }
                if isShown {
                    Line(name: name)
//                             ^~~~ info: 'Line' never shows later values of 'text', because @State keeps the first; make it a plain 'let'
//                             suggested fix: Make 'text' a plain 'let', because 'Line' then shows later values too
                }
            }
    }
}
// --- fixed
import SwiftUI

struct Line: View {
    private let text: String

    init(name: String) {
        self.text = name
    }

    var body: some View {
        Text(text)
    }
}

struct Home: View {
    @State private var isShown = false
    @State private var isEdited = false
    @State private var name = ""

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                if isEdited {
                    TextField("Name", text: $name)
                    Line(name: name)
                } else {
                    Text("None")
                }
            }
            .popover(isPresented: $isShown) {
                if isEdited {
                    TextField("Name", text: $name)
                }
                if isShown {
                    Line(name: name)
                }
            }
    }
}
