// The owner publishes something itself whenever the object reports an event, and the view listens to another object

import Combine
import SwiftUI

final class Roles: ObservableObject {
    @Published private(set) var names: [String] = []
    @Published private(set) var lastEvent: String?

    func add(_ name: String) {
        names.append(name)
        lastEvent = "added"
    }

    func restore(_ names: [String]) { self.names = names }
}

final class Manager: ObservableObject {
    let roles = Roles()
    @Published private(set) var log: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        roles.$lastEvent.compactMap { $0 }.sink { [weak self] in self?.log.append($0) }.store(in: &subscriptions)
    }

    func restore() {
        roles.restore(["me"])
        log = ["restored"]
    }
}

struct Home: View {
    @ObservedObject var manager: Manager

    var body: some View {
        Text("\(manager.roles.names.count)")
        Button("Add") { manager.roles.add("you") }
    }
}

final class Child: ObservableObject {
    @Published var name = ""

    func rename() { name = "a" }
}

final class Parent: ObservableObject {
    let child = Child()
}

struct Listener: View {
    @ObservedObject var parent: Parent
    @State private var changes = 0

    var body: some View {
        Text("\(parent.child.name) \(changes)")
            .onReceive(parent.child.objectWillChange) { _ in changes += 1 }
        Button("Rename") { parent.child.rename() }
    }
}
