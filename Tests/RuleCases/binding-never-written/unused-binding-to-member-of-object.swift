// A view that never reads a binding to a member of an object cannot miss a change of it

import SwiftUI

final class Draft: ObservableObject {
    @Published var title = ""
    @Published var files: [String] = []
}

struct Header: View {
    @Binding var title: String
    @Binding var files: [String]
//               ^~~~~ info: 'Header' never uses its @Binding 'files'; remove it

    var body: some View {
        TextField("Title", text: $title)
    }
}

struct Editor: View {
    @ObservedObject var draft: Draft

    var body: some View {
        Header(title: $draft.title, files: $draft.files)
    }
}

@main
struct Sample: App {
    @StateObject private var draft = Draft()

    var body: some Scene {
        WindowGroup { Editor(draft: draft) }
    }
}
