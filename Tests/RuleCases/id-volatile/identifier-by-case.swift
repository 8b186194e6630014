// Each case of the enum gets another id on every read

import SwiftUI

enum Sheet: Identifiable {
    case add
    case edit(Int)

    var id: UUID {
        switch self {
//      ^~~~~~ warning: 'id' of 'Sheet' returns a new value on every read, so SwiftUI sees a new element each time; derive it from the case
        case .add: return UUID()
        case .edit: return UUID()
        }
    }
}

struct Home: View {
    @State private var sheet: Sheet?

    var body: some View {
        Button("Add") { sheet = .add }
            .sheet(item: $sheet) { _ in Text("Sheet") }
    }
}

enum Route: Identifiable, Hashable {
    case home

    var id: UUID { UUID() }
//                 ^~~~~~ info: 'id' of 'Route' returns a new value on every read, so SwiftUI sees a new element each time; derive it from the case
}

enum Page: Identifiable {
    case first
    case other(UUID)

    var id: UUID {
        switch self {
        case .first: UUID()
        case .other(let id): id
        }
    }
}
