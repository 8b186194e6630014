// Names that a property would not see

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

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    var body: some View {
        GeometryReader { proxy in
            Card(name: name, isOn: proxy.isWide).id(name)
//                                 ^~~~~~~~~~~~ warning: 'Card' keeps the 'model' created from its first 'isOn'; add it to '.id(…)'
//                                 suggested fix: Add 'proxy.isWide' to the identity, because a new identity resets all state and focus in 'Card', re-creates its model, and does not animate the change
        }
    }
}

struct GeometryReader<Content: View>: View {
    let content: (Proxy) -> Content
    var body: some View { content(Proxy()) }
    init(@ViewBuilder content: @escaping (Proxy) -> Content) { self.content = content }
}

struct Proxy {
    var isWide = false
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

    init(name: String, isOn: Bool) {
        _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
    }

    var body: some View {
        Text(model.text)
    }
}

struct Home: View {
    @State private var name = "Ravi"
    @State private var isOn = false

    var body: some View {
        GeometryReader { proxy in
            Card(name: name, isOn: proxy.isWide).id([name, proxy.isWide] as [AnyHashable])
        }
    }
}

struct GeometryReader<Content: View>: View {
    let content: (Proxy) -> Content
    var body: some View { content(Proxy()) }
    init(@ViewBuilder content: @escaping (Proxy) -> Content) { self.content = content }
}

struct Proxy {
    var isWide = false
}
