// A new value of the element comes with an id of its own, and so with another row

import SwiftUI

struct Dish: Identifiable {
    let id = UUID()
    let name: String
}

struct Menu: View {
    @State private var dishes: [Dish] = []

    var body: some View {
        ForEach(dishes) { dish in
            DishView(dish: dish)
        }
        Button("Load") { dishes = [Dish(name: "a")] }
    }
}

final class DishModel: ObservableObject {
    @Published var title: String
    init(dish: Dish) { title = dish.name }
}

struct DishView: View {
    @StateObject private var model: DishModel

    init(dish: Dish) {
        _model = StateObject(wrappedValue: DishModel(dish: dish))
    }

    var body: some View {
        Text(model.title)
    }
}
