// The inner object calls a closure in which the outer one publishes, or announces changes for it

import SwiftUI

final class Settings: ObservableObject {
    @Published var isDark = false
    var onChange: (() -> Void)?

    func set(_ value: Bool) {
        isDark = value
        onChange?()
    }
}

final class Model: ObservableObject {
    let settings = Settings()
    @Published var version = 0

    init() {
        settings.onChange = { [weak self] in self?.version += 1 }
    }
}

struct ModelView: View {
    @StateObject private var model = Model()
    var body: some View { Text(model.settings.isDark ? "d" : "l").onTapGesture { model.settings.set(true) } }
}

final class Entry: ObservableObject, Identifiable {
    let id = UUID()
    @Published var isOn = false
    weak var journal: Journal?

    func flip() {
        journal?.objectWillChange.send()
        isOn.toggle()
    }
}

final class Journal: ObservableObject {
    @Published var entries: [Entry] = []
}

struct JournalView: View {
    @StateObject private var journal = Journal()

    var body: some View {
        ForEach(journal.entries) { entry in
            Text(entry.isOn ? "a" : "b").onTapGesture { entry.flip() }
        }
    }
}
