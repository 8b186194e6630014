// A failure that no view shows

// --- Library.swift
import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = []
    @Published var errorMessage: String?
//                 ^~~~~~~~~~~~ info: 'Library' sets 'errorMessage' but nothing reads it; show it or delete it
    @Published private(set) var isLoading = false

    @MainActor func load() async {
        isLoading = true
        do {
            books = try await fetchBooks()
        } catch {
            errorMessage = "The books can't be loaded."
        }
        isLoading = false
    }
}
// --- App.swift
import SwiftUI

@main
struct Sample: App {
    var body: some Scene { WindowGroup { LibraryView() } }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        List(library.books, id: \.self) { Text($0) }
            .opacity(library.isLoading ? 0.5 : 1)
            .task { await library.load() }
    }
}
