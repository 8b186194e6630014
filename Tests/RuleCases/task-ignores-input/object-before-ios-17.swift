// The older form of onChange gives the new value to its closure
// built with: iOS 16

import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Card: View {
    let id: Int
    @StateObject private var model = Model()

    var body: some View {
        Text(model.name).onAppear { model.load(id) }
//                       ^~~~~~~~ warning: 'Card' reads 'id' in '.onAppear' when it appears; when a caller passes another one, the work is not started again
//                       suggested fix: Do the same when 'id' changes, because the work also runs with each change then
    }
}

struct Home: View {
    @Binding var id: Int

    var body: some View {
        Card(id: id)
        Button("Next") { id += 1 }
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
    func load(_ id: Int) { name = "\(id)" }
}

struct Card: View {
    let id: Int
    @StateObject private var model = Model()

    var body: some View {
        Text(model.name).onAppear { model.load(id) }.onChange(of: id) { id in model.load(id) }
    }
}

struct Home: View {
    @Binding var id: Int

    var body: some View {
        Card(id: id)
        Button("Next") { id += 1 }
    }
}
