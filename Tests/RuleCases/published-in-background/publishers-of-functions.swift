// Functions and properties of the app return publishers that send their values in the background
// built with: default isolation nonisolated

// --- Sources/Service.swift
import Combine
import Foundation

class Service {
    func request<T: Decodable>(_ url: URL?) -> AnyPublisher<T, Error> {
        guard let url else { return Fail(error: URLError(.badURL)).eraseToAnyPublisher() }
        return URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .decode(type: T.self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}

final class Library: Service {
    static let shared = Library()

    var books: AnyPublisher<[String], Never> {
        load().replaceError(with: []).eraseToAnyPublisher()
    }

    func load() -> AnyPublisher<[String], Error> { request(URL(string: "https://example.com")) }
}
// --- Sources/Shelf.swift
import Combine
import SwiftUI

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    @Published var count = 0
    private let library = Library()
    private var bag = Set<AnyCancellable>()

    func load() {
        library.load()
            .sink { _ in
            } receiveValue: { [weak self] books in
                self?.books = books
//                    ^~~~~ warning: This publisher changes 'books' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                    suggested fix: Receive the values on the main thread, because they then wait for the main thread
            }
            .store(in: &bag)
    }

    func reload() {
        Library.shared.books.map(\.count).assign(to: &$count)
//                                                    ^~~~~~ warning: This publisher changes 'count' on a background thread, which SwiftUI doesn't allow; use 'receive(on:)'
//                                                    suggested fix: Receive the values on the main thread, because they then wait for the main thread
    }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View { Text("\(shelf.books.count) \(shelf.count)") }
}
// --- fixed Sources/Shelf.swift
import Combine
import SwiftUI

final class Shelf: ObservableObject {
    @Published var books: [String] = []
    @Published var count = 0
    private let library = Library()
    private var bag = Set<AnyCancellable>()

    func load() {
        library.load()
            .receive(on: DispatchQueue.main)
            .sink { _ in
            } receiveValue: { [weak self] books in
                self?.books = books
            }
            .store(in: &bag)
    }

    func reload() {
        Library.shared.books.map(\.count).receive(on: DispatchQueue.main).assign(to: &$count)
    }
}

struct ShelfView: View {
    @StateObject private var shelf = Shelf()

    var body: some View { Text("\(shelf.books.count) \(shelf.count)") }
}
