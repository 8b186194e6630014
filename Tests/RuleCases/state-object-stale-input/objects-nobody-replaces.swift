// Objects that nobody replaces, or whose place comes with an identity

import SwiftUI

final class Folder: Identifiable {
    let id: Int
    var name = ""

    init(id: Int) {
        self.id = id
    }
}

final class FolderModel: ObservableObject {
    @Published var files: [String] = []

    init(folder: Folder) {
        files = [folder.name]
    }
}

struct FolderView: View {
    @StateObject private var model: FolderModel

    init(folder: Folder) {
        _model = StateObject(wrappedValue: FolderModel(folder: folder))
    }

    var body: some View {
        List(model.files, id: \.self) { Text($0) }
    }
}

struct Browser: View {
    let folders: [Folder]
    @State private var selected: Folder?
    @State private var kept = Folder(id: 0)

    var body: some View {
        ForEach(folders) { folder in
            FolderView(folder: folder)
            Button(folder.name) { selected = folder }
        }
        FolderView(folder: kept)
        if let selected {
            FolderView(folder: selected).id(selected.id)
        }
    }
}

struct Steps: View {
    let folders: [Folder]
    @State private var chosen: Folder?
    @State private var number = 0
    @State private var other = Folder(id: 3)

    var body: some View {
        if let chosen {
            FolderView(folder: chosen)
        } else {
            ForEach(folders) { folder in
                Button(folder.name) { chosen = folder }
            }
        }
        Button("Next") { other = Folder(id: 4) }
        FolderView(folder: other).id(number)
    }
}

struct Shown: View {
    @State private var selected: Folder?

    var body: some View {
        Button("Open") { selected = Folder(id: 1) }
            .sheet(item: $selected) { folder in
                FolderView(folder: folder)
            }
    }
}

final class Library: ObservableObject {
    @Published var inbox = Folder(id: 1)
    @Published var loaded: Folder?
}

struct Reader: View {
    @StateObject private var library = Library()
    let archive: Folder

    var body: some View {
        FolderView(folder: library.inbox)
        FolderView(folder: archive)
        if let loaded = library.loaded {
            FolderView(folder: loaded)
        }
    }
}

struct Home: View {
    var body: some View {
        Reader(archive: Folder(id: 2))
    }
}
