// The identity repeats that of the row, and the other value changes while the row stays

import SwiftUI

struct Item: Identifiable {
    let id: Int
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(number: Int, year: Int) { text = "\(number) \(year)" }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(number: Int, year: Int) {
        _model = StateObject(wrappedValue: CardModel(number: number, year: year))
    }

    var body: some View { Text(model.text) }
}

struct Home: View {
    let items: [Item]
    @State private var year = 2024

    var body: some View {
        ForEach(items) { item in
            Card(number: item.id, year: year).id(item.id)
//                                      ^~~~ warning: 'Card' keeps the 'model' created from its first 'year'; add it to '.id(…)'
//                                      suggested fix: Add 'year' to the identity, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
        Stepper("Year", value: $year)
    }
}
// --- fixed
import SwiftUI

struct Item: Identifiable {
    let id: Int
}

final class CardModel: ObservableObject {
    @Published var text: String

    init(number: Int, year: Int) { text = "\(number) \(year)" }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(number: Int, year: Int) {
        _model = StateObject(wrappedValue: CardModel(number: number, year: year))
    }

    var body: some View { Text(model.text) }
}

struct Home: View {
    let items: [Item]
    @State private var year = 2024

    var body: some View {
        ForEach(items) { item in
            Card(number: item.id, year: year).id([item.id, year] as [AnyHashable])
        }
        Stepper("Year", value: $year)
    }
}
