// The function sends its values on the main thread or at once, or it is unknown where it sends them
// built with: default isolation nonisolated

import Combine
import SwiftUI

protocol Books {
    func remote() -> AnyPublisher<[String], Never>
}

extension Publisher {
    func receiveOnMain() -> AnyPublisher<Output, Failure> {
        receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }
}

final class Library {
    private let subject = PassthroughSubject<[String], Never>()
    var isOffline = false

    func load(_ url: URL) -> AnyPublisher<[String], Never> {
        URLSession.shared.dataTaskPublisher(for: url).map { ["\($0.data.count)"] }.replaceError(with: [])
            .eraseToAnyPublisher()
    }

    func loadOnMain(_ url: URL) -> AnyPublisher<[String], Never> {
        load(url).receive(on: RunLoop.main).eraseToAnyPublisher()
    }

    func loadThroughOperator(_ url: URL) -> AnyPublisher<[String], Never> {
        load(url).receiveOnMain()
    }

    func cached() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }

    func either(_ url: URL) -> AnyPublisher<[String], Never> {
        if isOffline { return subject.eraseToAnyPublisher() }
        return load(url)
    }

    func find(_ text: String) -> AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
    func find(_ url: URL) -> AnyPublisher<[String], Never> { load(url) }
}

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    private let library = Library()
    private let remote: Books
    private var bag = Set<AnyCancellable>()

    init(remote: Books) { self.remote = remote }

    func load(_ url: URL) {
        library.load(url).receive(on: DispatchQueue.main).sink { self.books = $0 }.store(in: &bag)
        library.loadOnMain(url).sink { self.books = $0 }.store(in: &bag)
        library.loadThroughOperator(url).sink { self.books = $0 }.store(in: &bag)
        library.cached().sink { self.books = $0 }.store(in: &bag)
        library.either(url).sink { self.books = $0 }.store(in: &bag)
        library.find(url).sink { self.books = $0 }.store(in: &bag)
        remote.remote().sink { self.books = $0 }.store(in: &bag)
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text("\(shelf.books.count)") }
}
