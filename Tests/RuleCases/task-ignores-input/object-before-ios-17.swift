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
//                       ^~~~~~~~ warning: 'Card' reads 'id' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//                       suggested fix: Do the same when 'id' changes, because the work then also runs on every change
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
