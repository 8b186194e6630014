// The methods that are called change nothing in the object, so that nothing is lost with it

import SwiftUI

final class Service: ObservableObject {
    @Published var page = 0

    func send(_ text: String) async { _ = text }
    func turn() { page += 1 }
}

final class Counter: ObservableObject {
    private var count = 0

    func add() {
        objectWillChange.send()
        count += 1
    }
}

struct Write: View {
    @State private var text = ""
    let service = Service()
//      ^~~~~~~ info: Every update of the parent re-creates 'service'; keep it with @StateObject
//      suggested fix: Keep 'service' with @StateObject and make it private, because every change that 'service' publishes would update 'Write'

    var body: some View {
        TextField("Text", text: $text)
        Button("Send") { Task { await service.send(text) } }
    }
}

struct Read: View {
    let service = Service()
//      ^~~~~~~ warning: Every update of the parent re-creates 'service' and loses its state; keep it with @StateObject
//      suggested fix: Keep 'service' with @StateObject and make it private, because every change that 'service' publishes would update 'Read'

    var body: some View {
        Button("Next") { service.turn() }
    }
}

struct Tally: View {
    let counter = Counter()
//      ^~~~~~~ warning: Every update of the parent re-creates 'counter' and loses its state; keep it with @StateObject
//      suggested fix: Keep 'counter' with @StateObject and make it private, because every change that 'counter' publishes would update 'Tally'

    var body: some View {
        Button("Add") { counter.add() }
    }
}
// --- fixed
import SwiftUI

final class Service: ObservableObject {
    @Published var page = 0

    func send(_ text: String) async { _ = text }
    func turn() { page += 1 }
}

final class Counter: ObservableObject {
    private var count = 0

    func add() {
        objectWillChange.send()
        count += 1
    }
}

struct Write: View {
    @State private var text = ""
    @StateObject private var service = Service()

    var body: some View {
        TextField("Text", text: $text)
        Button("Send") { Task { await service.send(text) } }
    }
}

struct Read: View {
    @StateObject private var service = Service()

    var body: some View {
        Button("Next") { service.turn() }
    }
}

struct Tally: View {
    @StateObject private var counter = Counter()

    var body: some View {
        Button("Add") { counter.add() }
    }
}
