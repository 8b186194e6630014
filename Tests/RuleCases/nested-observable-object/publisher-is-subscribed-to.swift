// A publisher is not shown, but brings later values itself

import Combine
import SwiftUI

final class EditorContext: ObservableObject {
    @Published var title = ""
    var titlePublisher: AnyPublisher<String, Never> { $title.eraseToAnyPublisher() }
    func rename() { title = "B" }
}

final class Editor: ObservableObject {
    @Published var context = EditorContext()
}

struct EditorView: View {
    @ObservedObject var editor: Editor
    @State private var title = ""

    var body: some View {
        TextField("Title", text: $title)
            .onReceive(editor.context.titlePublisher) { title = $0 }
    }
}
