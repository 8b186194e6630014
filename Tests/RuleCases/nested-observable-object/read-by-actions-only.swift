// The getter is read where something happens and not while the view draws; the text is drawn

import SwiftUI

final class Network: ObservableObject {
    @Published var isOnline = false
}

final class Account: ObservableObject {
    @Published var name = ""
}

final class Model: ObservableObject {
    let network = Network()
    let account = Account()
//      ^~~~~~~ info: 'Home' does not update for changes inside 'account'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'account', because every change of 'account' then updates every view that observes 'Model'
    @Published var isOn = false
    var isOnline: Bool { network.isOnline }
    var name: String { account.name }
    func toggle() { isOn.toggle() }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.isOn ? "On" : "Off").onTapGesture { toggle() }
        Text(title())
    }

    private func toggle() {
        guard model.isOnline else { return }
        model.toggle()
    }

    private func title() -> String {
        model.name
    }
}
// --- fixed
import SwiftUI
import Combine

final class Network: ObservableObject {
    @Published var isOnline = false
}

final class Account: ObservableObject {
    @Published var name = ""
}

final class Model: ObservableObject {
    let network = Network()
    let account = Account()
    private var accountChanges: AnyCancellable?

    init() {
        accountChanges = account.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
    @Published var isOn = false
    var isOnline: Bool { network.isOnline }
    var name: String { account.name }
    func toggle() { isOn.toggle() }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.isOn ? "On" : "Off").onTapGesture { toggle() }
        Text(title())
    }

    private func toggle() {
        guard model.isOnline else { return }
        model.toggle()
    }

    private func title() -> String {
        model.name
    }
}
