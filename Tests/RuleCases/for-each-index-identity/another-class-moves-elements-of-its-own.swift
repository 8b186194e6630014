// What another class moves in a value of its own moves no row here

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Settings {
    var items: [Item] = []
}

final class Shown: ObservableObject {
    @Published var settings = Settings()
}

final class Moved: ObservableObject {
    @Published var settings = Settings()
    func drop() { settings.items.remove(at: 0) }
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @StateObject private var shown = Shown()
    @StateObject private var moved = Moved()

    var body: some View {
        ForEach(Array(shown.settings.items.enumerated()), id: \.offset) { Row(item: $1) }
        ForEach(Array(moved.settings.items.enumerated()), id: \.offset) { Row(item: $1) }
//                                                            ^~~~~~~~ warning: Rows of 'moved.settings.items' use positions as ids, so 'Row' shows another element's state after a move; use the elements' id
//                                                            suggested fix: Identify the rows by the 'id' of 'Item', because 'id' must be unique for each element
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct Settings {
    var items: [Item] = []
}

final class Shown: ObservableObject {
    @Published var settings = Settings()
}

final class Moved: ObservableObject {
    @Published var settings = Settings()
    func drop() { settings.items.remove(at: 0) }
}

struct Row: View {
    let item: Item
    @State private var isOn = false
    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @StateObject private var shown = Shown()
    @StateObject private var moved = Moved()

    var body: some View {
        ForEach(Array(shown.settings.items.enumerated()), id: \.offset) { Row(item: $1) }
        ForEach(Array(moved.settings.items.enumerated()), id: \.element.id) { Row(item: $1) }
    }
}
