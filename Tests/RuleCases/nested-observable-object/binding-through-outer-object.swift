// A binding through the outer object assigns its published property as well

import SwiftUI

final class Form: ObservableObject {
    @Published var name = ""
    @Published var isOn = false
}

final class Editor: ObservableObject {
    @Published var form = Form()
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextField("Name", text: $editor.form.name)
        Toggle("On", isOn: $editor.form.isOn)
        if editor.form.isOn { Button("Save") {}.disabled(editor.form.name.isEmpty) }
    }
}
