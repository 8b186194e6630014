// A service calls the closure in the background, itself or through another method
// built with: default isolation nonisolated

import SwiftUI

final class Service {
    static let shared = Service()

    func load(completion: @escaping (Int) -> Void) {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { data, _, _ in
            completion(data?.count ?? 0)
        }.resume()
    }

    func loadTwice(completion: @escaping (Int) -> Void) {
        load { completion($0 * 2) }
    }

    func loadOnMain(completion: @escaping (Int) -> Void) {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { data, _, _ in
            DispatchQueue.main.async { completion(data?.count ?? 0) }
        }.resume()
    }

    func loadAtOnce(completion: (Int) -> Void) { completion(1) }

    func find(_ name: String, completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async { completion(name.count) }
    }

    func find(_ number: Int, completion: @escaping (Int) -> Void) { completion(number) }

    func loadLogging(log: @escaping (String) -> Void, completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async {
            log("Loading")
            DispatchQueue.main.async { completion(1) }
        }
    }

    func ask(completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async {
            if Thread.isMainThread { completion(1) }
        }
    }
}

final class Model: ObservableObject {
    @Published var count = 0
    @Published var total = 0
    private let service = Service()

    func refresh() {
        service.load { [weak self] in self?.count = $0 }
//                                          ^~~~~ warning: This closure changes 'count' on a background thread, which SwiftUI doesn't allow; use the main thread
        Service.shared.loadTwice { self.total = $0 }
//                                      ^~~~~ warning: This closure changes 'total' on a background thread, which SwiftUI doesn't allow; use the main thread
        service.loadOnMain { self.count = $0 }
        service.loadAtOnce { self.count = $0 }
        service.find("a") { self.count = $0 }
        service.find(1) { self.count = $0 }
        service.ask { self.count = $0 }
        service.loadLogging(log: write) { self.count = $0 }
        service.load { number in
            DispatchQueue.main.async { self.total = number }
        }
    }
}

func write(_ text: String) {}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.count) of \(model.total)").onAppear { model.refresh() }
    }
}
