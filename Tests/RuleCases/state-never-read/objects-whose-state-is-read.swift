// Another type, a subscriber, a subclass, an observer, or a protocol reads it

// --- Models.swift
import Combine
import SwiftUI

final class Shown: ObservableObject {
    @Published var text = ""
    func set() { text = "Done" }
}

final class Sent: ObservableObject {
    @Published private var query = ""
    private var cancellable: AnyCancellable?

    func follow() {
        cancellable = $query.sink { print($0) }
        query = "tea"
    }
}

class Base: ObservableObject {
    @Published var count = 0
    func add() { count = 1 }
}

final class Derived: Base {
    var double: Int { count * 2 }
}

final class Observed: ObservableObject {
    @Published var name = "" { didSet { print("changed") } }
    func clear() { name = "" }
}

protocol Titled {
    var title: String { get }
}

final class Page: ObservableObject, Titled {
    @Published var title = ""
    func open() { title = "Page" }
}

final class Settings: ObservableObject, Codable {
    var theme = ""
    func reset() { theme = "light" }
}
// --- App.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { ShownView(model: Shown()) } }
}

struct ShownView: View {
    @ObservedObject var model: Shown
    let models: [Shown]

    var body: some View {
        ForEach(models.indices, id: \.self) { Text(models[$0].text) }
    }
}
