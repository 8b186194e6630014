// A list from a file of the app is most likely read once, so that no value replaces another one

import SwiftUI

struct Recipe: Codable, Identifiable, Equatable {
    let id: Int
    var title: String
    static func == (a: Recipe, b: Recipe) -> Bool { a.id == b.id }
}

final class Recipes: ObservableObject {
    @Published var recipes: [Recipe] = []

    func load(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else { return }
        guard let recipes = try? JSONDecoder().decode([Recipe].self, from: data) else { return }
        self.recipes = recipes
    }
}

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View { Text(recipe.title) }
}

struct RecipesView: View {
    @StateObject private var model = Recipes()
    let url: URL

    var body: some View {
        List(model.recipes) { recipe in RecipeRow(recipe: recipe) }.onAppear { model.load(url) }
    }
}
