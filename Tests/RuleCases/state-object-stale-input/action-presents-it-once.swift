// An action presents the view once: no update of the view around makes it again

import Combine
import SwiftUI

final class CardModel: ObservableObject {
    @Published var text: String

    init(name: String) {
        text = name
    }
}

struct Card: View {
    @StateObject private var model: CardModel

    init(name: String) {
        _model = StateObject(wrappedValue: CardModel(name: name))
    }

    var body: some View {
        Text(model.text)
    }
}

final class Presenter {
    static let shared = Presenter()
    func present(content: @escaping (Binding<Bool>) -> some View) {}
}

struct Home: View {
    @State private var name = "Ravi"
    let names: AnyPublisher<String, Never>

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Show") { show() }
            Button("Show at once") {
                Presenter.shared.present { _ in Card(name: name) }
            }
        }
        .onReceive(names) { name in
            Presenter.shared.present { _ in
                Card(name: name)
            }
        }
    }

    private func show() {
        Task {
            await Task.yield()
            Presenter.shared.present { isPresented in
                Card(name: name)
            }
        }
    }
}
