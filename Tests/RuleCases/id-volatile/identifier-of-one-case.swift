// One case of the enum gets another id on every read, so its sheet closes and opens again

import SwiftUI

enum Sheet: Identifiable {
    case add
    case edit(Int)

    var id: String {
        switch self {
        case .add: return UUID().uuidString
//                        ^~~~~~~~~~~~~~~~~ warning: 'id' of 'Sheet' is new on every read in this case, so SwiftUI sees another element; derive it from the case
        case .edit(let number): return "\(number)"
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

struct Entry: Identifiable {
    var number: Int?

    var id: String {
        switch number {
        case .some(let number): "\(number)"
        case nil: UUID().uuidString
        }
    }
}

struct Entries: View {
    let entries: [Entry]

    var body: some View {
        List(entries) { Text($0.id) }
    }
}
