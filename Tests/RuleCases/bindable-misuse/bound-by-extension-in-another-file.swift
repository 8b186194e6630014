// Bound by an extension in another file

// --- Editor.swift
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Bindable var model: Model
    var body: some View { field }
}
// --- Editor+Field.swift
import SwiftUI

extension Editor {
    var field: some View { TextField("Name", text: $model.name) }
}
