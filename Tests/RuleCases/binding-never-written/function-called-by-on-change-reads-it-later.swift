// A function that 'onChange' calls reads the binding again after it has waited: a plain value would be the old one

import SwiftUI

struct Results: View {
    @Binding var query: String
    @State private var hits: [String] = []

    var body: some View {
        List(hits, id: \.self) { Text($0) }.onChange(of: query) { _ in find() }
    }

    private func find() {
        Task {
            let found = await Self.search(query)
            hits = query.isEmpty ? [] : found
        }
    }

    private static func search(_ text: String) async -> [String] { [text] }
}

struct Home: View {
    @State private var query = ""

    var body: some View {
        TextField("Search", text: $query)
        Results(query: $query)
    }
}
