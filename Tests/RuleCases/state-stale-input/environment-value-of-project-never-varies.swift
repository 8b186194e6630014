// What the environment gives under a key of the project varies only if a modifier injects something that varies

import Observation
import SwiftUI

struct Store { func load() -> Int { 1 } }

extension EnvironmentValues {
    @Entry var store: Store = Store()
    @Entry var level: Int = 0
}

@Observable final class Model {
    let store: Store
    let level: Int
    var count = 0
    init(store: Store, level: Int) {
        self.store = store
        self.level = level
    }
}

struct Steady: View {
    @State private var model: Model
    init(store: Store) { _model = State(initialValue: Model(store: store, level: 0)) }
    var body: some View { Button("\(model.count)") { model.count = model.store.load() } }
}

struct Leveled: View {
    @State private var model: Model
    init(level: Int) { _model = State(initialValue: Model(store: Store(), level: level)) }
    var body: some View { Button("\(model.count)") { model.count = model.level } }
}

struct Root: View {
    @Environment(\.store) private var store
    @Environment(\.level) private var level
    var body: some View {
        Steady(store: store)
        Leveled(level: level)
//                     ^~~~~ info: 'Leveled' keeps the 'model' created from its first 'level'; reset it with '.id(…)'
//                     suggested fix: Give 'Leveled' a new identity when 'level' changes, because a new identity resets all state and focus in 'Leveled' and does not animate the change
    }
}

struct Home: View {
    @State private var level = 0
    var body: some View {
        Stepper("Level", value: $level)
        Root().environment(\.level, level)
    }
}
// --- fixed
import Observation
import SwiftUI

struct Store { func load() -> Int { 1 } }

extension EnvironmentValues {
    @Entry var store: Store = Store()
    @Entry var level: Int = 0
}

@Observable final class Model {
    let store: Store
    let level: Int
    var count = 0
    init(store: Store, level: Int) {
        self.store = store
        self.level = level
    }
}

struct Steady: View {
    @State private var model: Model
    init(store: Store) { _model = State(initialValue: Model(store: store, level: 0)) }
    var body: some View { Button("\(model.count)") { model.count = model.store.load() } }
}

struct Leveled: View {
    @State private var model: Model
    init(level: Int) { _model = State(initialValue: Model(store: Store(), level: level)) }
    var body: some View { Button("\(model.count)") { model.count = model.level } }
}

struct Root: View {
    @Environment(\.store) private var store
    @Environment(\.level) private var level
    var body: some View {
        Steady(store: store)
        Leveled(level: level).id(level)
    }
}

struct Home: View {
    @State private var level = 0
    var body: some View {
        Stepper("Level", value: $level)
        Root().environment(\.level, level)
    }
}
