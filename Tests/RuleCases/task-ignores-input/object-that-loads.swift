// The object that the view owns has loaded what belongs to the first id
// built with: iOS 17

import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Card: View {
    let id: Int
    @State private var model = Model()

    var body: some View {
        Text(model.name)
            .onAppear {
//           ^~~~~~~~ warning: 'Card' reads 'id' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//           suggested fix: Do the same when 'id' changes, because the work then also runs on every change
                model.load(id)
            }
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Card(id: id)
        Button("Next") { id += 1 }
    }
}
// --- fixed
import Observation
import SwiftUI

@Observable final class Model {
    var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Card: View {
    let id: Int
    @State private var model = Model()

    var body: some View {
        Text(model.name)
            .onAppear {
                model.load(id)
            }
            .onChange(of: id) {
                model.load(id)
            }
    }
}

struct Home: View {
    @State private var id = 1

    var body: some View {
        Card(id: id)
        Button("Next") { id += 1 }
    }
}
