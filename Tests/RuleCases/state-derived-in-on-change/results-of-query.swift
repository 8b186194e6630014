// The results of a query are copied, and the copy is one update late

import SwiftData
import SwiftUI

@Model final class Tag {
    var title = ""
    init() {}
}

struct TagList: View {
    @Query private var tags: [Tag]
    @State private var shown: [Tag] = []
//                     ^~~~~ hint: 'shown' is always computed from 'tags'; use a computed property, which is never one update late
//                     suggested fix: Compute 'shown', because 'shown' then changes one update earlier

    var body: some View {
        List(shown) { tag in Text(tag.title) }
            .onAppear { shown = tags }
            .onChange(of: tags) { shown = tags }
    }
}

struct SearchableList: View {
    @Query private var tags: [Tag]
    @State private var shown: [Tag] = []
    @State private var text = ""

    var body: some View {
        List(shown) { tag in Text(tag.title) }
            .searchable(text: $text)
            .onAppear { shown = tags }
            .onSubmit(of: .search) { shown = tags.filter { $0.title == text } }
            .onChange(of: tags) { shown = tags }
    }
}
// --- fixed
import SwiftData
import SwiftUI

@Model final class Tag {
    var title = ""
    init() {}
}

struct TagList: View {
    @Query private var tags: [Tag]
    private var shown: [Tag] { tags }

    var body: some View {
        List(shown) { tag in Text(tag.title) }
    }
}

struct SearchableList: View {
    @Query private var tags: [Tag]
    @State private var shown: [Tag] = []
    @State private var text = ""

    var body: some View {
        List(shown) { tag in Text(tag.title) }
            .searchable(text: $text)
            .onAppear { shown = tags }
            .onSubmit(of: .search) { shown = tags.filter { $0.title == text } }
            .onChange(of: tags) { shown = tags }
    }
}
