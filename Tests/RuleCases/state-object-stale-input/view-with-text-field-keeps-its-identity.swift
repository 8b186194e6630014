// In a view with a text field a new identity would take the focus away

import SwiftUI

final class NoteModel: ObservableObject {
    @Published var text: String
    init(name: String) { text = name }
}

struct Note: View {
    @StateObject private var model: NoteModel
    let isLocked: Bool

    init(name: String, isLocked: Bool) {
        _model = StateObject(wrappedValue: NoteModel(name: name))
        self.isLocked = isLocked
    }

    var body: some View {
        TextField("Note", text: $model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        TextField("Name", text: $name)
        Note(name: name, isLocked: false)
//                 ^~~~ info: 'Note' keeps the 'model' created from its first 'name'; pass it later values in '.onChange(of:)'
    }
}
