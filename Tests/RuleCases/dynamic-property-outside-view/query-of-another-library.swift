// A query that is not SwiftData's

import SwiftUI

@propertyWrapper struct Query<Value> {
    var wrappedValue: Value
}

final class Search: ObservableObject {
    @Query var text = ""
    @Published var count = 0
}

struct SearchView: View {
    @StateObject private var search = Search()

    var body: some View { Text("\(search.text) \(search.count)") }
}
