// A case with a value is made, which is no work

import SwiftUI

enum Phase {
    case loading, loaded(Int)
}

@Observable final class Page {
    var phase = Phase.loading

    init(_ number: Int?) {
        phase = switch number {
        case .some(let number): .loaded(number)
        case nil: .loading
        }
    }
}

@Observable final class Feed {
    var rows: [String] = []
    init() { load() }
    private func load() { rows = rows.sorted() }
}

struct Home: View {
    @State private var page = Page(1)
    @State private var feed = Feed()
//                     ^~~~ info: Before Xcode 27, every update of the parent runs the initializer of 'Feed', which does work; move the work to '.task'
    var body: some View { Text("\(feed.rows.count)") }
}
