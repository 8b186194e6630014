// A row changes its copy of a member that the model also changes, and loading the list again has no effect on the copy

import SwiftUI

struct Recipe: Identifiable {
    let id: Int
    var title = ""
    var isFavorite = false
}

@MainActor final class RecipeList: ObservableObject {
    @Published var recipes: [Recipe] = []

    func toggle(_ recipe: Recipe) {
        guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        recipes[index].isFavorite.toggle()
    }

    func load() async { recipes = await fetch() }

    private func fetch() async -> [Recipe] { [] }
}

struct RecipeRow: View {
    let title: String
    @State private var isFavorite: Bool
    let toggle: () -> Void

    init(title: String, isFavorite: Bool, toggle: @escaping () -> Void) {
        self.title = title
        self.toggle = toggle
        _isFavorite = State(initialValue: isFavorite)
    }

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
//                                                     ^~~~~~~~~~~~~~~~~ hint: 'RecipeRow' keeps its first 'isFavorite' when the caller's value changes; use a @Binding
        }
        .task { await list.load() }
    }
}
