// Closures behind the main queue, the main actor or a publisher that is received on main change nothing elsewhere
// built with: default isolation nonisolated

import SwiftUI
import Combine

enum Service {
    static func names() -> AnyPublisher<[String], Error> { fatalError() }
    static func load(_ done: @escaping @Sendable ([String]) -> Void) {}
}

@Observable final class Received {
    var names: [String] = []
    @ObservationIgnored private var tasks = Set<AnyCancellable>()
    func load() {
        Service.names()
            .receive(on: DispatchQueue.main)
            .sink { _ in } receiveValue: { [weak self] names in self?.names = names }
            .store(in: &tasks)
    }
}

@Observable final class Queued {
    var names: [String] = []
    func load() {
        Service.load { names in
            DispatchQueue.main.async { self.names = names }
        }
    }
}

@Observable final class Marked {
    var names: [String] = []
    func load() {
        Task { @MainActor in self.names = ["Tea"] }
    }
}

@Observable final class Handled {
//                      ^~~~~~~ info: 'Handled' may change on another thread while views read it; isolate it with @MainActor
//                      suggested fix: Isolate 'Handled' to the main actor, because code outside the main actor can then use 'Handled' only with 'await'
    var names: [String] = []
    @ObservationIgnored private var tasks = Set<AnyCancellable>()
    func load() {
        Service.names()
            .receive(on: DispatchQueue.global())
            .sink { _ in } receiveValue: { [weak self] names in self?.names = names }
            .store(in: &tasks)
    }
}

struct Names: View {
    @State private var received = Received()
    @State private var queued = Queued()
    @State private var marked = Marked()
    @State private var handled = Handled()
    var body: some View {
        Text((received.names + queued.names + marked.names + handled.names).joined())
    }
}
// --- fixed
import SwiftUI
import Combine

enum Service {
    static func names() -> AnyPublisher<[String], Error> { fatalError() }
    static func load(_ done: @escaping @Sendable ([String]) -> Void) {}
}

@Observable final class Received {
    var names: [String] = []
    @ObservationIgnored private var tasks = Set<AnyCancellable>()
    func load() {
        Service.names()
            .receive(on: DispatchQueue.main)
            .sink { _ in } receiveValue: { [weak self] names in self?.names = names }
            .store(in: &tasks)
    }
}

@Observable final class Queued {
    var names: [String] = []
    func load() {
        Service.load { names in
            DispatchQueue.main.async { self.names = names }
        }
    }
}

@Observable final class Marked {
    var names: [String] = []
    func load() {
        Task { @MainActor in self.names = ["Tea"] }
    }
}

@MainActor @Observable final class Handled {
    var names: [String] = []
    @ObservationIgnored private var tasks = Set<AnyCancellable>()
    func load() {
        Service.names()
            .receive(on: DispatchQueue.global())
            .sink { _ in } receiveValue: { [weak self] names in self?.names = names }
            .store(in: &tasks)
    }
}

struct Names: View {
    @State private var received = Received()
    @State private var queued = Queued()
    @State private var marked = Marked()
    @State private var handled = Handled()
    var body: some View {
        Text((received.names + queued.names + marked.names + handled.names).joined())
    }
}
