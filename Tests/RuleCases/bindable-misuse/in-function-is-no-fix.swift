// In a function there is no fix

// --- Editor.swift
import SwiftUI

@Observable final class Model {
    var name = ""
}

struct Editor: View {
    @Environment(Model.self) var model
    var body: some View { field() }
}
// --- Editor+Field.swift
import SwiftUI

extension Editor {
    func field() -> some View { TextField("Name", text: $model.name) }
//                                                      ^~~~~~ warning: '$model' is not available for an object from @Environment; add '@Bindable var model = model' to the body
}
