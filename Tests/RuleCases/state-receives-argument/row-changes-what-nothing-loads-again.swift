// Only the row changes the member, in its copy and in the model, so both stay the same

import SwiftUI

struct Recipe: Identifiable {
    let id: Int
    var title = ""
    var isFavorite = false
}

@MainActor final class RecipeList: ObservableObject {
    @Published var recipes = [Recipe(id: 1, title: "Tea")]

    func toggle(_ recipe: Recipe) {
        guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        recipes[index].isFavorite.toggle()
    }
}

struct RecipeRow: View {
    let title: String
    @State var isFavorite: Bool
    let toggle: () -> Void

    var body: some View {
        Button(isFavorite ? "Unmark \(title)" : "Mark \(title)") {
            isFavorite.toggle()
            toggle()
        }
    }
}

struct Recipes: View {
    @StateObject private var list = RecipeList()

    var body: some View {
        List(list.recipes) { recipe in
            RecipeRow(title: recipe.title, isFavorite: recipe.isFavorite) { list.toggle(recipe) }
        }
    }
}
