// A binding through the outer object assigns its published property, but other code does not

import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
}

final class Editor: ObservableObject {
    @Published var form = Form()
//                 ^~~~ info: 'EditorView' does not update for changes inside 'form'; pass it to a view that observes it
//                 suggested fix: Forward the changes of 'form', because every change of 'form' then updates every view that observes 'Editor'
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextField("Name", text: $editor.form.name)
        Button("Clear") { editor.form.name = "" }.disabled(editor.form.name.isEmpty)
    }
}
// --- fixed
import SwiftUI
import Combine

final class Form: ObservableObject {
    @Published var name = ""
}

final class Editor: ObservableObject {
    @Published var form = Form()
    private var formChanges: AnyCancellable?

    init() {
        formChanges = $form.map(\.objectWillChange).switchToLatest().sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextField("Name", text: $editor.form.name)
        Button("Clear") { editor.form.name = "" }.disabled(editor.form.name.isEmpty)
    }
}
