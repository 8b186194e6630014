// A generic class

import SwiftUI

struct Content {
    var title = ""
}

@Observable final class Store<State> {
    var state: State
    init(state: State) { self.state = state }
}

struct Screen: View {
    @Binding var store: Store<Content>
//               ^~~~~ info: 'Screen' never replaces 'store', and 'Store' is an @Observable class; take the object with @Bindable
//               suggested fix: Take 'store' with @Bindable, because callers then pass the object instead of a binding

    var body: some View {
        TextField("Title", text: $store.state.title)
    }
}
// --- fixed
import SwiftUI

struct Content {
    var title = ""
}

@Observable final class Store<State> {
    var state: State
    init(state: State) { self.state = state }
}

struct Screen: View {
    @Bindable var store: Store<Content>

    var body: some View {
        TextField("Title", text: $store.state.title)
    }
}
