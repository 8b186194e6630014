// Loaded values are decoded or unwrapped before they replace those with the same identity

import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Recipe' leaves out 'title', so 'RecipeRow' does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Recipe' that differ only in 'title' are then different
}

@MainActor
final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []

    func load(_ url: URL) async throws {
        let (data, _) = try await URLSession.shared.data(from: url)
        recipes = try JSONDecoder().decode([Recipe].self, from: data)
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct RecipesView: View {
    @ObservedObject var model: Recipes
    var body: some View { List(model.recipes) { recipe in RecipeRow(recipe: recipe) } }
}

struct Offer: Codable, Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Offer' leaves out 'name', so 'OfferRow' does not update when only 'name' changes
//              suggested fix: Compare 'name' too, because two values of 'Offer' that differ only in 'name' are then different
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let offers = try? JSONDecoder().decode([Offer].self, from: data) else { return }
            DispatchQueue.main.async { self.offers = offers }
        }.resume()
    }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @ObservedObject var model: Offers
    var body: some View { List(model.offers) { offer in OfferRow(offer: offer) } }
}

struct Song: Codable, Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Song, b: Song) -> Bool { a.id == b.id }
//              ^~ info: '==' of 'Song' leaves out 'name', so 'SongRow' does not update when only 'name' changes
//              suggested fix: Compare 'name' too, because two values of 'Song' that differ only in 'name' are then different
}

protocol Client {
    func all(_ done: @escaping (Result<[Song], Error>) -> Void)
}

final class Songs: ObservableObject {
    @Published var songs: [Song] = []

    func load(_ client: any Client) {
        client.all { [weak self] result in
            switch result {
            case .success(let songs): self?.songs = songs
            case .failure: break
            }
        }
    }
}

struct SongRow: View {
    let song: Song
    var body: some View { Text(song.name) }
}

struct SongsView: View {
    @ObservedObject var model: Songs
    var body: some View { List(model.songs) { song in SongRow(song: song) } }
}
// --- fixed
import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id && a.title == b.title }
}

@MainActor
final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []

    func load(_ url: URL) async throws {
        let (data, _) = try await URLSession.shared.data(from: url)
        recipes = try JSONDecoder().decode([Recipe].self, from: data)
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct RecipesView: View {
    @ObservedObject var model: Recipes
    var body: some View { List(model.recipes) { recipe in RecipeRow(recipe: recipe) } }
}

struct Offer: Codable, Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Offer, b: Offer) -> Bool { a.id == b.id && a.name == b.name }
}

final class Offers: ObservableObject {
    @Published var offers: [Offer] = []

    func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, _ in
            guard let data, let offers = try? JSONDecoder().decode([Offer].self, from: data) else { return }
            DispatchQueue.main.async { self.offers = offers }
        }.resume()
    }
}

struct OfferRow: View {
    let offer: Offer
    var body: some View { Text(offer.name) }
}

struct OffersView: View {
    @ObservedObject var model: Offers
    var body: some View { List(model.offers) { offer in OfferRow(offer: offer) } }
}

struct Song: Codable, Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (a: Song, b: Song) -> Bool { a.id == b.id && a.name == b.name }
}

protocol Client {
    func all(_ done: @escaping (Result<[Song], Error>) -> Void)
}

final class Songs: ObservableObject {
    @Published var songs: [Song] = []

    func load(_ client: any Client) {
        client.all { [weak self] result in
            switch result {
            case .success(let songs): self?.songs = songs
            case .failure: break
            }
        }
    }
}

struct SongRow: View {
    let song: Song
    var body: some View { Text(song.name) }
}

struct SongsView: View {
    @ObservedObject var model: Songs
    var body: some View { List(model.songs) { song in SongRow(song: song) } }
}
