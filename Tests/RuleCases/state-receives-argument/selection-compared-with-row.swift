// The identity of a row follows its element, but not the selection that the argument compares it with

import SwiftUI

struct Tag: Identifiable {
    let id: Int
    let name: String
}

struct Chip: View {
    let title: String
    @State var isSelected: Bool
//             ^~~~~~~~~~ warning: 'Chip' never shows later values of 'isSelected', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'isSelected' a plain 'let', because 'Chip' then shows later values too
    @State var isFavorite: Bool
//             ^~~~~~~~~~ warning: 'Chip' never shows later values of 'isFavorite', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'isFavorite' a plain 'let', because 'Chip' then shows later values too

    var body: some View {
        Text(title)
            .foregroundColor(isSelected ? .red : .blue)
            .opacity(isFavorite ? 1 : 0.5)
    }
}

struct TagBar: View {
    let tags: [Tag]
    @State private var selected: Int?
    @State private var favorites: Set<Int> = []

    var body: some View {
        ForEach(tags) { tag in
            Chip(title: tag.name, isSelected: selected == tag.id, isFavorite: favorites.contains(tag.id))
                .onTapGesture { selected = tag.id }
                .onLongPressGesture { favorites.insert(tag.id) }
        }
    }
}
// --- fixed
import SwiftUI

struct Tag: Identifiable {
    let id: Int
    let name: String
}

struct Chip: View {
    let title: String
    let isSelected: Bool
    let isFavorite: Bool

    var body: some View {
        Text(title)
            .foregroundColor(isSelected ? .red : .blue)
            .opacity(isFavorite ? 1 : 0.5)
    }
}

struct TagBar: View {
    let tags: [Tag]
    @State private var selected: Int?
    @State private var favorites: Set<Int> = []

    var body: some View {
        ForEach(tags) { tag in
            Chip(title: tag.name, isSelected: selected == tag.id, isFavorite: favorites.contains(tag.id))
                .onTapGesture { selected = tag.id }
                .onLongPressGesture { favorites.insert(tag.id) }
        }
    }
}
