// The object has a property for the value that the view keeps

import SwiftUI

final class CardModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }
}

struct Card: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String) {
//       ^~~~ hint: 'model' never gets later values of 'name', which 'Card' also stores; set it in '.onChange(of: name)'
//       suggested fix: Set 'model.name' when 'name' changes, because 'model.name' may have a different value by then, which is overwritten
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.name)
    }
}
// --- fixed
import SwiftUI

final class CardModel: ObservableObject {
    @Published var name: String

    init(name: String) {
        self.name = name
    }
}

struct Card: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String) {
        self.name = name
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.name)
            .onChange(of: name) { newName in model.name = newName }
    }
}
