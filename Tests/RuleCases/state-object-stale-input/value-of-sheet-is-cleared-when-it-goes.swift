// A sheet's value that is cleared when the sheet goes has not changed while it is shown

import SwiftUI

final class Editor: ObservableObject {
    @Published var name: String

    init(name: String?) { self.name = name ?? "" }
}

struct Detail: View {
    @StateObject private var editor: Editor

    init(name: String?) { _editor = StateObject(wrappedValue: Editor(name: name)) }

    var body: some View { TextField("Name", text: $editor.name) }
}

enum Screen: Identifiable {
    case detail

    var id: Int { 0 }
}

struct Home: View {
    @State private var screen: Screen?
    @State private var name: String?

    var body: some View {
        Button("Edit") { name = "A"; screen = .detail }
            .sheet(item: $screen) { _ in
                Detail(name: name).onDisappear { name = nil }
            }
    }
}
