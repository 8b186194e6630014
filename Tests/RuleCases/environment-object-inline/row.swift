// All rows would share the object that the fix keeps, which its title says

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Home: View {
    let names: [String]

    var body: some View {
        List(names, id: \.self) { name in
            Counter(name: name)
                .environmentObject(Model())
//                                 ^~~~~~~ info: Every update of 'Home' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                 suggested fix: Keep one 'Model' for all rows with @StateObject, because the views below then share one 'Model' as long as 'Home' exists
        }
    }
}

struct Counter: View {
    let name: String
    @EnvironmentObject private var model: Model
    var body: some View { Stepper(name, value: $model.count) }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

struct Home: View {
    let names: [String]

    @StateObject private var model = Model()

    var body: some View {
        List(names, id: \.self) { name in
            Counter(name: name)
                .environmentObject(model)
        }
    }
}

struct Counter: View {
    let name: String
    @EnvironmentObject private var model: Model
    var body: some View { Stepper(name, value: $model.count) }
}
