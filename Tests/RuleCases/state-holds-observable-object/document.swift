// A reference document is an ObservableObject
// built with: iOS 17

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
    @State private var drawing = Drawing()
//                     ^~~~~~~ warning: 'Editor' does not update when 'drawing.title' changes, because @State does not observe it; use @StateObject
//                     suggested fix: Keep 'drawing' with @StateObject, because every change that 'drawing' publishes will update 'Editor'

    var body: some View {
        Button(drawing.title) { drawing.title += "!" }
    }
}
// --- fixed
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
    @StateObject private var drawing = Drawing()

    var body: some View {
        Button(drawing.title) { drawing.title += "!" }
    }
}
