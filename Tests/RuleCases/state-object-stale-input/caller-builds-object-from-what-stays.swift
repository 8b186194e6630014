// The object that the caller builds is right: from a constant or a service, with an identity, for an element, in a sheet

import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
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

struct Followed: View {
    let name: String
    @StateObject private var model: CardModel

    init(name: String, model: CardModel) {
        self.name = name
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        Text(model.text).onChange(of: name) { model.text = $0 }
    }
}

struct Draft: View {
    @StateObject var draftModel: CardModel

    var body: some View { Text(draftModel.text) }
}

struct Client {
    let load: () -> String
}

final class Session: ObservableObject {
    @Published var client = Client { "a" }
}

final class ClientModel: ObservableObject {
    @Published var text = ""
    private let client: Client

    init(client: Client) {
        self.client = client
    }

    func load() { text = client.load() }
}

struct Loaded: View {
    @StateObject var model: ClientModel

    var body: some View { Text(model.text).onAppear { model.load() } }
}

struct Home: View {
    @ObservedObject var session: Session
    let names: [String]
    @State private var name = "Ravi"
    @State private var isShown = false

    var body: some View {
        TextField("Name", text: $name)
        Card(model: CardModel(name: "Ann"))
        Card(model: CardModel(name: name)).id(name)
        Followed(name: name, model: CardModel(name: name))
        Button("Other") { session.client = Client { "b" } }
        Loaded(model: ClientModel(client: session.client))
        Draft(draftModel: CardModel(name: name))
        ForEach(names, id: \.self) { name in Card(model: CardModel(name: name)) }
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Card(model: CardModel(name: name)) }
    }
}
