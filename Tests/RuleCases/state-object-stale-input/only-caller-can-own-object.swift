// The only caller can own the object and tell it about later values
// takes fix: 2

// --- Card.swift
import SwiftUI

final class CardModel: ObservableObject {
    @Published var name: String
    @Published var isOn: Bool

    init(name: String, isOn: Bool) {
        self.name = name
        self.isOn = isOn
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.name)
    }
}

#Preview {
    Card(name: "Maria", isOn: false)
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"

    var body: some View {
        VStack {
            Card(name: name, isOn: true)
//                     ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                     suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
//                     suggested fix: Let 'Home' own 'model', because 'model' then lives as long as 'Home', even while no 'Card' is shown
            TextField("Name", text: $name)
        }
    }
}
// --- fixed Card.swift
import SwiftUI

final class CardModel: ObservableObject {
    @Published var name: String
    @Published var isOn: Bool

    init(name: String, isOn: Bool) {
        self.name = name
        self.isOn = isOn
    }
}

struct Card: View {
    @ObservedObject private var model: CardModel

    init(model: CardModel) { self.model = model }

    var body: some View {
        Text(model.name)
    }
}

#Preview {
    Card(model: CardModel(name: "Maria", isOn: false))
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @StateObject private var model = CardModel(name: "Ravi", isOn: true)
    @State private var name = "Ravi"

    var body: some View {
        VStack {
            Card(model: model).onChange(of: name) { newName in model.name = newName }
            TextField("Name", text: $name)
        }
    }
}
