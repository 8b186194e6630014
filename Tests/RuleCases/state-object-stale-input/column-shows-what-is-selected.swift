// What a column of a split view looks up by the selection

import SwiftUI

struct Folder: Identifiable {
    let id: Int
    var name = ""
}

final class Library: ObservableObject {
    @Published var folders: [Folder] = []
}

final class Listing: ObservableObject {
    @Published var name: String

    init(folder: Folder) { name = folder.name }
}

struct Detail: View {
    @StateObject private var listing: Listing

    init(folder: Folder) { _listing = StateObject(wrappedValue: Listing(folder: folder)) }

    var body: some View { Text(listing.name) }
}

struct Home: View {
    @StateObject private var library = Library()
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(library.folders, selection: $selection) { Text($0.name) }
        } detail: {
            if let folder = library.folders.first(where: { $0.id == selection }) {
                Detail(folder: folder)
//                             ^~~~~~ info: 'Detail' keeps the 'listing' created from its first 'folder'; reset it with '.id(…)'
//                             suggested fix: Give 'Detail' a new identity when 'folder.id' changes, because a new identity resets all state and focus in 'Detail', re-creates its model, and does not animate the change
            }
        }
    }
}
// --- fixed
import SwiftUI

struct Folder: Identifiable {
    let id: Int
    var name = ""
}

final class Library: ObservableObject {
    @Published var folders: [Folder] = []
}

final class Listing: ObservableObject {
    @Published var name: String

    init(folder: Folder) { name = folder.name }
}

struct Detail: View {
    @StateObject private var listing: Listing

    init(folder: Folder) { _listing = StateObject(wrappedValue: Listing(folder: folder)) }

    var body: some View { Text(listing.name) }
}

struct Home: View {
    @StateObject private var library = Library()
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(library.folders, selection: $selection) { Text($0.name) }
        } detail: {
            if let folder = library.folders.first(where: { $0.id == selection }) {
                Detail(folder: folder).id(folder.id)
            }
        }
    }
}
