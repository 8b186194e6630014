// A sheet shows what an extension of the view makes

import SwiftUI

final class EditorModel: ObservableObject {
    @Published var text: String
    init(text: String) { self.text = text }
}

struct Editor: View {
    @StateObject private var model: EditorModel

    init(text: String) {
        _model = StateObject(wrappedValue: EditorModel(text: text))
    }

    var body: some View {
        TextField("Text", text: $model.text)
    }
}

struct Page: View {
    @State private var text = ""
    @State private var isEditing = false

    var body: some View {
        Button("Change") { text += "!" }
            .sheet(isPresented: $isEditing) {
                editor
            }
    }
}

extension Page {
    private var editor: some View { Editor(text: text) }
}
