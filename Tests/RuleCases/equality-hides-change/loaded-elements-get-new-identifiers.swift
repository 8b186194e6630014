// Each loaded value has an identifier of its own, so that it never equals an old one

import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id = UUID()
    var title: String
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id }

    enum CodingKeys: CodingKey { case title }
}

struct Note: Decodable, Identifiable, Equatable {
    let id: UUID
    var text: String
    static func == (a: Note, b: Note) -> Bool { a.id == b.id }

    init(from decoder: Decoder) throws {
        id = UUID()
        text = try decoder.singleValueContainer().decode(String.self)
    }
}

struct Client {
    func recipes() async throws -> [Recipe] { [] }
    func notes() async throws -> [Note] { [] }
}

@MainActor
final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []
    @Published var notes: [Note] = []
    private let client = Client()

    func load() async {
        recipes = (try? await client.recipes()) ?? []
        notes = (try? await client.notes()) ?? []
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct NoteRow: View {
    let note: Note
    var body: some View { Text(note.text) }
}

struct RecipesView: View {
    @StateObject private var model = Recipes()

    var body: some View {
        List(model.recipes) { recipe in RecipeRow(recipe: recipe) }
            .refreshable { await model.load() }
        List(model.notes) { note in NoteRow(note: note) }
    }
}
