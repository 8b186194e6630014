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
    @State var isFavorite: Bool
//             ^~~~~~~~~~ info: 'RecipeRow' keeps its first 'isFavorite' when the caller's value changes; use a @Binding
//             suggested fix: Add an initializer that takes 'isFavorite' as an initial value and make it private, because 'RecipeRow' still ignores later values
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
        .task { await list.load() }
    }
}
// --- fixed
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

    init(title: String, isFavorite initialIsFavorite: Bool, toggle: @escaping () -> Void) {
        self.title = title
        _isFavorite = State(initialValue: initialIsFavorite)
        self.toggle = toggle
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
        }
        .task { await list.load() }
    }
}
