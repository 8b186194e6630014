// A caller passes on elements that a computed property of a model creates

import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Chapter: Identifiable {
    let id = UUID()
    let title: String
}

final class Model: ObservableObject {
    @Published var names: [String] = []
    @Published var kept: [Chapter] = []

    var chapters: [Chapter] { names.map { Chapter(title: $0) } }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Chapters(chapters: model.chapters)
        KeptChapters(chapters: model.kept)
        Button("Add") { model.names.append("A") }
    }
}

struct Chapters: View {
    let chapters: [Chapter]

    var body: some View {
        ForEach(chapters) { Row(title: $0.title) }
//              ^~~~~~~~ warning: Every update re-creates each 'Chapter' with a new 'id', so the rows lose their state; use a stable id
    }
}

struct KeptChapters: View {
    let chapters: [Chapter]

    var body: some View {
        ForEach(chapters) { Row(title: $0.title) }
    }
}

struct Row: View {
    let title: String
    @State private var isOpen = false

    var body: some View {
        Toggle(title, isOn: $isOpen)
        if isOpen { Text("Open") }
    }
}
