// The value is chosen in another branch of the sheet, which is gone when the view that begins with it is made

import SwiftUI

struct Editor: View {
    @State private var text: String

    init(name: String) {
        _text = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $text)
    }
}

enum Step { case choice, edit, end }

struct Home: View {
    @State private var isShown = false
    @State private var step = Step.choice
    @State private var name = ""

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
                switch step {
                case .choice:
                    Button("Edit Ravi") {
                        name = "Ravi"
                        step = .edit
                    }
                case .edit: Editor(name: name)
                case .end: Text("End")
                }
            }
            .popover(isPresented: $isShown) {
                VStack {
                    if step == .choice {
                        TextField("Name", text: $name)
                    } else if step == .end {
                        Text("End")
                    } else {
                        Editor(name: name)
                    }
                }
            }
    }
}
