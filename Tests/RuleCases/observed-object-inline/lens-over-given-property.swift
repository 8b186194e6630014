// Something of a foreign type that is made from what the view was just given may be but a view of that

import SwiftUI
import Combine

final class Store: ObservableObject {
    func scope() -> Store { self }
}

struct Field: View {
    let store: Store
    @ObservedObject var viewStore: ViewStore<Int>

    init(store: Store) {
        self.store = store
        self.viewStore = ViewStore(self.store.scope())
    }

    var body: some View { Text("\(viewStore.state)") }
}
