// A button of the project's own acts: its closure assigns and saves

import SwiftUI

struct SavingButton: View {
    let action: () -> Void

    var body: some View {
        Button("Save", action: action)
    }
}

struct Editor: View {
    @State private var name: String
    @State private var isSaving = false
    let save: (String) -> Void

    init(name: String, save: @escaping (String) -> Void) {
        _name = State(initialValue: name)
        self.save = save
    }

    var body: some View {
        TextField(isSaving ? "Saving" : "Name", text: $name)
        SavingButton {
            if !isSaving {
                isSaving = true
                save(name)
            }
        }
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        Editor(name: name) { name = $0 }
    }
}
