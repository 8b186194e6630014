// A publisher keeps its thread in a constant
// built with: default isolation nonisolated

import Combine
import SwiftUI

final class Users: ObservableObject {
    @Published var names: [String] = []
    @Published var count = 0
    @Published var first = ""
    @Published var last = ""
    private var subscriptions: Set<AnyCancellable> = []

    func load(_ url: URL) {
        let data = URLSession.shared.dataTaskPublisher(for: url).map(\.data).replaceError(with: Data())
        data.map { [$0.description] }.assign(to: &$names)
//                                                ^~~~~~ warning: This publisher changes 'names' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                                                suggested fix: Receive the values on the main thread, because they then wait for the main thread
        let counts = data.map(\.count)
        counts
            .sink { self.count = $0 }
//                       ^~~~~ warning: This publisher changes 'count' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                       suggested fix: Receive the values on the main thread, because they then wait for the main thread
            .store(in: &subscriptions)
        let shown = data.map(\.description).receive(on: DispatchQueue.main)
        shown.assign(to: &$first)
        shown.sink { self.last = $0 }.store(in: &subscriptions)
    }
}

struct UsersView: View {
    @StateObject private var users = Users()

    var body: some View { Text("\(users.names) \(users.count) \(users.first) \(users.last)") }
}
// --- fixed
import Combine
import SwiftUI

final class Users: ObservableObject {
    @Published var names: [String] = []
    @Published var count = 0
    @Published var first = ""
    @Published var last = ""
    private var subscriptions: Set<AnyCancellable> = []

    func load(_ url: URL) {
        let data = URLSession.shared.dataTaskPublisher(for: url).map(\.data).replaceError(with: Data())
        data.map { [$0.description] }.receive(on: DispatchQueue.main).assign(to: &$names)
        let counts = data.map(\.count)
        counts
            .receive(on: DispatchQueue.main)
            .sink { self.count = $0 }
            .store(in: &subscriptions)
        let shown = data.map(\.description).receive(on: DispatchQueue.main)
        shown.assign(to: &$first)
        shown.sink { self.last = $0 }.store(in: &subscriptions)
    }
}

struct UsersView: View {
    @StateObject private var users = Users()

    var body: some View { Text("\(users.names) \(users.count) \(users.first) \(users.last)") }
}
