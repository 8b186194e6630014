// The identity goes behind '.equatable()', which only the view's own type has

import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var isOpen: Bool
}

struct Folder: View {
    @State private var isOpen: Bool

    init(item: Item) {
        _isOpen = State(initialValue: item.isOpen)
    }

    var body: some View {
        Button("Open") { isOpen.toggle() }
    }
}

extension Folder: Equatable {
    static func == (left: Folder, right: Folder) -> Bool { true }
}

struct Home: View {
    let item: Item

    var body: some View {
        VStack {
            Folder(item: item)
//                       ^~~~ info: 'Folder' keeps its first 'isOpen' when the caller's value changes; use a @Binding
//                       suggested fix: Give 'Folder' a new identity when 'item.isOpen' changes, because a new identity resets all state and focus in 'Folder' and does not animate the change
                .equatable()
                .padding()
        }
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable, Hashable {
    let id: Int
    var isOpen: Bool
}

struct Folder: View {
    @State private var isOpen: Bool

    init(item: Item) {
        _isOpen = State(initialValue: item.isOpen)
    }

    var body: some View {
        Button("Open") { isOpen.toggle() }
    }
}

extension Folder: Equatable {
    static func == (left: Folder, right: Folder) -> Bool { true }
}

struct Home: View {
    let item: Item

    var body: some View {
        VStack {
            Folder(item: item)
                .equatable()
                .id(item.isOpen)
                .padding()
        }
    }
}
