// DocumentGroup puts its document into the environment

import SwiftUI
import UniformTypeIdentifiers

final class Drawing: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var title = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { title }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

struct Editor: View {
    @EnvironmentObject private var drawing: Drawing

    var body: some View { Text(drawing.title) }
}

@main struct DrawingApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: { Drawing() }) { _ in Editor() }
    }
}
