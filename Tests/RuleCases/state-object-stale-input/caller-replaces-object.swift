// The caller replaces the object that another object was built from

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

    var body: some View {
        Picker("Folder", selection: $selected) {
            ForEach(folders) { Text($0.name) }
        }
        if let selected {
            FolderView(folder: selected)
//                             ^~~~~~~~ info: 'FolderView' keeps the 'model' created from its first 'folder'; reset it with '.id(…)'
//                             suggested fix: Give 'FolderView' a new identity when 'selected.id' changes, because a new identity resets all state and focus in 'FolderView', re-creates its model, and does not animate the change
        }
    }
}

struct Detail: View {
    @Binding var selected: Folder

    var body: some View {
        Button("First") { selected = Folder(id: 1) }
        FolderView(folder: selected)
//                         ^~~~~~~~ info: 'FolderView' keeps the 'model' created from its first 'folder'; reset it with '.id(…)'
//                         suggested fix: Give 'FolderView' a new identity when 'selected.id' changes, because a new identity resets all state and focus in 'FolderView', re-creates its model, and does not animate the change
    }
}

struct Reader: View {
    @State private var current = Folder(id: 0)

    var body: some View {
        Button("First") { current = Folder(id: 1) }
        Panel(folder: current)
    }
}

struct Panel: View {
    let folder: Folder

    var body: some View {
        FolderView(folder: folder)
//                         ^~~~~~ info: 'FolderView' keeps the 'model' created from its first 'folder'; reset it with '.id(…)'
//                         suggested fix: Give 'FolderView' a new identity when 'folder.id' changes, because a new identity resets all state and focus in 'FolderView', re-creates its model, and does not animate the change
    }
}
// --- fixed
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

    var body: some View {
        Picker("Folder", selection: $selected) {
            ForEach(folders) { Text($0.name) }
        }
        if let selected {
            FolderView(folder: selected).id(selected.id)
        }
    }
}

struct Detail: View {
    @Binding var selected: Folder

    var body: some View {
        Button("First") { selected = Folder(id: 1) }
        FolderView(folder: selected).id(selected.id)
    }
}

struct Reader: View {
    @State private var current = Folder(id: 0)

    var body: some View {
        Button("First") { current = Folder(id: 1) }
        Panel(folder: current)
    }
}

struct Panel: View {
    let folder: Folder

    var body: some View {
        FolderView(folder: folder).id(folder.id)
    }
}
