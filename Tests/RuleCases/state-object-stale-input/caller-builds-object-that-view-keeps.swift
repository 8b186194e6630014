// The caller builds the object from a value that changes, and the view keeps the first one

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(model: CardModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}

struct Late: View {
    @StateObject private var model: CardModel

    init(model: @autoclosure @escaping () -> CardModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View { Text(model.text) }
}

struct Short: View {
    @StateObject var model: CardModel

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    var body: some View {
        let built = CardModel(name: name)
//                                  ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                  suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Card(model: CardModel(name: name))
//                                  ^~~~ info: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                  suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        Card(model: .init(name: name, isOn: isOn))
//                              ^~~~ info: 'Card' keeps the 'model' created from its first 'name' and 'isOn'; reset it with '.id(…)'
//                              suggested fix: Give 'Card' a new identity when 'name' or 'isOn' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        Late(model: CardModel(name: name))
//                                  ^~~~ info: 'Late' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                  suggested fix: Give 'Late' a new identity when 'name' changes, because a new identity resets all state and focus in 'Late', re-creates its model, and does not animate the change
        Short(model: CardModel(name: name))
//                                   ^~~~ info: 'Short' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                   suggested fix: Give 'Short' a new identity when 'name' changes, because a new identity resets all state and focus in 'Short', re-creates its model, and does not animate the change
        Card(model: built)
        NavigationLink("More") { Card(model: CardModel(name: name)) }
//                                                           ^~~~ hint: 'Card' keeps the 'model' created from its first 'name'; reset it with '.id(…)'
//                                                           suggested fix: Give 'Card' a new identity when 'name' changes, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
    }
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(model: CardModel) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}

struct Late: View {
    @StateObject private var model: CardModel

    init(model: @autoclosure @escaping () -> CardModel) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View { Text(model.text) }
}

struct Short: View {
    @StateObject var model: CardModel

    var body: some View { Text(model.text) }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    private var cardIdentity: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(isOn)
        return hasher.finalize()
    }

    var body: some View {
        let built = CardModel(name: name)
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Card(model: CardModel(name: name)).id(name)
        Card(model: .init(name: name, isOn: isOn)).id(cardIdentity)
        Late(model: CardModel(name: name)).id(name)
        Short(model: CardModel(name: name)).id(name)
        Card(model: built).id(name)
        NavigationLink("More") { Card(model: CardModel(name: name)).id(name) }
    }
}
