// Reading through self, through the storage and as bindings, in an extension
// also reported by: private-state

// --- Home.swift
import SwiftUI

final class Model: ObservableObject {
    var count = 0
}

struct Home: View {
    @StateObject var model: Model
    @Environment(\.colorScheme) var scheme
    @Environment(Session.self) var session
    var body: some View { Text("Home") }
}
// --- Home+Count.swift
import SwiftUI

extension Home {
    init(count: Int) {
        _model = StateObject(wrappedValue: Model())
        self.model.count = count
//           ^~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
        _model.wrappedValue.count = count
//      ^~~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
        print($model.count)
//            ^~~~~~ warning: 'model' is not installed yet when 'Home' is initialized, so this reads an object that is discarded
        if scheme == .dark { print(session) }
//         ^~~~~~ warning: 'scheme' is not installed yet when 'Home' is initialized, so it has its default value here; read it in 'body'
//                                 ^~~~~~~ warning: 'session' is not installed yet when 'Home' is initialized, so reading it here crashes
    }
}
