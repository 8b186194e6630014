// A control is bound to a member that '==' leaves out

import SwiftUI

struct Filter: Equatable {
    var kind = 0
    var text = ""
    static func == (a: Filter, b: Filter) -> Bool { a.kind == b.kind }
//              ^~ warning: '==' of 'Filter' leaves out all that changes in 'filter', such as 'text', so '.onChange(of:)' runs for none of its changes
//              suggested fix: Compare 'text' too, because two values of 'Filter' that differ only in 'text' are then different
}

struct Search: View {
    @State private var filter = Filter()
    @State private var hits: [String] = []
    let find: (String) -> [String]

    var body: some View {
        TextField("Search", text: $filter.text)
        ForEach(hits, id: \.self) { Text($0) }
            .onChange(of: filter) { hits = find(filter.text) }
    }
}

struct Query: Equatable {
    var page = 0
    var text = ""
    static func == (a: Query, b: Query) -> Bool { a.page == b.page }
//              ^~ warning: '==' of 'Query' leaves out all that changes in 'query', such as 'text', so '.task(id:)' does not start again
//              suggested fix: Compare 'text' too, because two values of 'Query' that differ only in 'text' are then different
}

struct Loader: View {
    @State private var query = Query()
    let load: (Query) async -> Void

    var body: some View {
        TextField("Search", text: $query.text)
            .task(id: query) { await load(query) }
    }
}

// What is compared is edited as well.
struct Options: Equatable {
    var size = 0
    var label = ""
    static func == (a: Options, b: Options) -> Bool { a.size == b.size }
}

struct OptionsView: View {
    @State private var options = Options()
    let save: (Options) -> Void

    var body: some View {
        TextField("Label", text: $options.label)
        Stepper("Size", value: $options.size)
            .onChange(of: options) { save(options) }
    }
}

// Whoever gets the whole binding may change anything.
struct Draft: Equatable {
    var id = 0
    var text = ""
    static func == (a: Draft, b: Draft) -> Bool { a.id == b.id }
}

struct DraftEditor: View {
    @Binding var draft: Draft
    var body: some View { TextField("Text", text: $draft.text) }
}

struct Drafts: View {
    @State private var draft = Draft()
    let save: (Draft) -> Void

    var body: some View {
        TextField("Text", text: $draft.text)
        DraftEditor(draft: $draft)
            .onChange(of: draft) { save(draft) }
    }
}
// --- fixed
import SwiftUI

struct Filter: Equatable {
    var kind = 0
    var text = ""
    static func == (a: Filter, b: Filter) -> Bool { a.kind == b.kind && a.text == b.text }
}

struct Search: View {
    @State private var filter = Filter()
    @State private var hits: [String] = []
    let find: (String) -> [String]

    var body: some View {
        TextField("Search", text: $filter.text)
        ForEach(hits, id: \.self) { Text($0) }
            .onChange(of: filter) { hits = find(filter.text) }
    }
}

struct Query: Equatable {
    var page = 0
    var text = ""
    static func == (a: Query, b: Query) -> Bool { a.page == b.page && a.text == b.text }
}

struct Loader: View {
    @State private var query = Query()
    let load: (Query) async -> Void

    var body: some View {
        TextField("Search", text: $query.text)
            .task(id: query) { await load(query) }
    }
}

// What is compared is edited as well.
struct Options: Equatable {
    var size = 0
    var label = ""
    static func == (a: Options, b: Options) -> Bool { a.size == b.size }
}

struct OptionsView: View {
    @State private var options = Options()
    let save: (Options) -> Void

    var body: some View {
        TextField("Label", text: $options.label)
        Stepper("Size", value: $options.size)
            .onChange(of: options) { save(options) }
    }
}

// Whoever gets the whole binding may change anything.
struct Draft: Equatable {
    var id = 0
    var text = ""
    static func == (a: Draft, b: Draft) -> Bool { a.id == b.id }
}

struct DraftEditor: View {
    @Binding var draft: Draft
    var body: some View { TextField("Text", text: $draft.text) }
}

struct Drafts: View {
    @State private var draft = Draft()
    let save: (Draft) -> Void

    var body: some View {
        TextField("Text", text: $draft.text)
        DraftEditor(draft: $draft)
            .onChange(of: draft) { save(draft) }
    }
}
