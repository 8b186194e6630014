// The last scheduler is the main queue, or nothing is known about it
// built with: default isolation nonisolated

import Combine
import SwiftUI

final class Finder: ObservableObject {
    @Published var results: [String] = []
    @Published var count = 0
    private let queue = DispatchQueue(label: "finder")
    private let main = DispatchQueue.main
    private var bag = Set<AnyCancellable>()

    func follow(_ source: PassthroughSubject<[String], Never>, on given: DispatchQueue) {
        source
            .receive(on: queue)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &bag)
        source.receive(on: main).sink { [weak self] in self?.results = $0 }.store(in: &bag)
        source.receive(on: given).sink { [weak self] in self?.results = $0 }.store(in: &bag)
        source
            .receive(on: queue)
            .sink { [weak self] values in DispatchQueue.main.async { self?.count = values.count } }
            .store(in: &bag)
    }
}

struct FinderView: View {
    @StateObject private var finder = Finder()

    var body: some View { Text("\(finder.results.count) \(finder.count)") }
}
