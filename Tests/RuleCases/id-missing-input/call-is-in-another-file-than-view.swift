// The call is in another file than the view

// --- Card.swift
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String, isOn: Bool = false) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    // Both values are in it, or should be.
    private var hash: Int {
        var hasher = Hasher()
        hasher.combine(isOn)
        return hasher.finalize()
    }

    var body: some View {
        Card(name: name, isOn: isOn).id(hash)
//                 ^~~~ warning: 'Card' keeps the 'model' created from its first 'name'; add it to '.id(…)'
//                 suggested fix: Combine 'name' into 'hash', because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    // Both values are in it, or should be.
    private var hash: Int {
        var hasher = Hasher()
        hasher.combine(isOn)
        hasher.combine(name)
        return hasher.finalize()
    }

    var body: some View {
        Card(name: name, isOn: isOn).id(hash)
    }
}
