// The last scheduler before the values arrive is a queue that isn't the main one
// built with: default isolation nonisolated

import Combine
import SwiftUI

final class Finder: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    @Published var count = 0
    private let queue = DispatchQueue(label: "finder")
    private var bag = Set<AnyCancellable>()

    func follow(_ source: PassthroughSubject<[String], Never>) {
        source
            .receive(on: queue)
            .sink { [weak self] in self?.results = $0 }
//                                       ^~~~~~~ warning: This publisher changes 'results' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                                       suggested fix: Receive the values on the main thread, because they then wait for the main thread
            .store(in: &bag)
        source
            .receive(on: DispatchQueue.main)
            .receive(on: DispatchQueue.global())
            .map(\.count)
            .assign(to: &$count)
//                       ^~~~~~ warning: This publisher changes 'count' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                       suggested fix: Receive the values on the main thread, because they then wait for the main thread
    }
}

struct FinderView: View {
    @StateObject private var finder = Finder()

    var body: some View {
        TextField("Find", text: $finder.query)
        Text("\(finder.results.count) \(finder.count)")
    }
}
// --- fixed
import Combine
import SwiftUI

final class Finder: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    @Published var count = 0
    private let queue = DispatchQueue(label: "finder")
    private var bag = Set<AnyCancellable>()

    func follow(_ source: PassthroughSubject<[String], Never>) {
        source
            .receive(on: queue)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &bag)
        source
            .receive(on: DispatchQueue.main)
            .receive(on: DispatchQueue.global())
            .map(\.count)
            .receive(on: DispatchQueue.main)
            .assign(to: &$count)
    }
}

struct FinderView: View {
    @StateObject private var finder = Finder()

    var body: some View {
        TextField("Find", text: $finder.query)
        Text("\(finder.results.count) \(finder.count)")
    }
}
