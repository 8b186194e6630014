// A closure that runs at once, a name for a member, and a method that changes state all keep what they read
// built with: iOS 17

import SwiftUI

struct Genre: Hashable {
    let id: Int?
    let name: String
}

@MainActor
final class Model: ObservableObject {
    @Published var films: [String] = []
    func load(_ id: Int) { films = ["\(id)"] }
}

struct Favorites: View {
    let ids: [Int]
    @State private var shown: [Int] = []

    var body: some View {
        Text("\(shown.count)").onAppear { shown = all().filter { ids.contains($0) } }
//                             ^~~~~~~~ warning: 'Favorites' reads 'ids' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//                             suggested fix: Do the same when 'ids' changes, because the work then also runs on every change
    }

    private func all() -> [Int] { Array(0..<10) }
}

struct Films: View {
    let genre: Genre
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.films.count)")
            .onAppear {
//           ^~~~~~~~ warning: 'Films' reads 'genre' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//           suggested fix: Do the same when 'genre' changes, because the work then also runs on every change
                if let id = genre.id { model.load(id) }
            }
    }
}

struct Pages: View {
    let film: String
    @State private var pages: [String] = []

    var body: some View {
        Text("\(pages.count)").onAppear { pages.append(film) }
//                             ^~~~~~~~ warning: 'Pages' reads 'film' in '.onAppear' when it appears; the work does not restart when a caller passes a new value
//                             suggested fix: Do the same when 'film' changes, because the work then also runs on every change
    }
}

struct Home: View {
    @State private var ids: [Int] = []
    @State private var genre = Genre(id: 1, name: "")
    @State private var film = ""

    var body: some View {
        Favorites(ids: ids)
        Films(genre: genre)
        Pages(film: film)
        Button("Next") {
            ids = [1, 2]
            genre = Genre(id: 2, name: "")
            film = "a"
        }
    }
}
// --- fixed
import SwiftUI

struct Genre: Hashable {
    let id: Int?
    let name: String
}

@MainActor
final class Model: ObservableObject {
    @Published var films: [String] = []
    func load(_ id: Int) { films = ["\(id)"] }
}

struct Favorites: View {
    let ids: [Int]
    @State private var shown: [Int] = []

    var body: some View {
        Text("\(shown.count)").onAppear { shown = all().filter { ids.contains($0) } }.onChange(of: ids) { shown = all().filter { ids.contains($0) } }
    }

    private func all() -> [Int] { Array(0..<10) }
}

struct Films: View {
    let genre: Genre
    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.films.count)")
            .onAppear {
                if let id = genre.id { model.load(id) }
            }
            .onChange(of: genre) {
                if let id = genre.id { model.load(id) }
            }
    }
}

struct Pages: View {
    let film: String
    @State private var pages: [String] = []

    var body: some View {
        Text("\(pages.count)").onAppear { pages.append(film) }.onChange(of: film) { pages.append(film) }
    }
}

struct Home: View {
    @State private var ids: [Int] = []
    @State private var genre = Genre(id: 1, name: "")
    @State private var film = ""

    var body: some View {
        Favorites(ids: ids)
        Films(genre: genre)
        Pages(film: film)
        Button("Next") {
            ids = [1, 2]
            genre = Genre(id: 2, name: "")
            film = "a"
        }
    }
}
