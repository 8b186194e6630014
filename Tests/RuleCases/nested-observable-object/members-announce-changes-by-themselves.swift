// What changes the inner object announces that of the outer one, which also forwards another

import SwiftUI

final class Models: ObservableObject {
    @Published var names: [String] = []
}

final class Log: ObservableObject {
    @Published var text = ""
}

final class Store: ObservableObject {
    let models = Models()
    let log = Log()
    private var cancellable: AnyCancellable?

    var names: [String] {
        get { models.names }
        set {
            objectWillChange.send()
            models.names = newValue
        }
    }

    func forward() {
        cancellable = log.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct Names: View {
    @StateObject private var store = Store()

    var body: some View {
        Button(store.models.names.joined()) { store.names.append("new") }
        Text(store.log.text)
    }
}
