// A debounced publisher is a value, equal to the last one: SwiftUI goes on with it

import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var text = ""
}

struct Field: View {
    @ObservedObject var search: Search

    var body: some View {
        TextField("Search", text: $search.text)
            .onReceive(search.$text.debounce(for: 0.3, scheduler: .main)) { _ in }
    }
}
