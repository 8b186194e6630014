// No code changes the identifier of a stored value, even if it is a variable

import SwiftUI

struct Entry: Codable, Identifiable, Equatable {
    var id: Int64?
    var title: String
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Entry' leaves out 'title', so 'EntryRow' does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Entry' that differ only in 'title' are then different

    mutating func didInsert(_ row: Int64) { id = row }
}

struct Archive {
    func entries() async throws -> [Entry] { [] }
}

@MainActor
final class Journal: ObservableObject {
    @Published var entries: [Entry] = []
    private let archive = Archive()
    func load() async { entries = (try? await archive.entries()) ?? [] }
}

struct EntryRow: View {
    let entry: Entry
    var body: some View { Text(entry.title) }
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        List(journal.entries) { entry in EntryRow(entry: entry) }
            .refreshable { await journal.load() }
    }
}
// --- fixed
import SwiftUI

struct Entry: Codable, Identifiable, Equatable {
    var id: Int64?
    var title: String
    static func == (a: Entry, b: Entry) -> Bool { a.id == b.id && a.title == b.title }

    mutating func didInsert(_ row: Int64) { id = row }
}

struct Archive {
    func entries() async throws -> [Entry] { [] }
}

@MainActor
final class Journal: ObservableObject {
    @Published var entries: [Entry] = []
    private let archive = Archive()
    func load() async { entries = (try? await archive.entries()) ?? [] }
}

struct EntryRow: View {
    let entry: Entry
    var body: some View { Text(entry.title) }
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        List(journal.entries) { entry in EntryRow(entry: entry) }
            .refreshable { await journal.load() }
    }
}
