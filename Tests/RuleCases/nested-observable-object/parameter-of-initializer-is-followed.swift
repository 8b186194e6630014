// The initializer's parameter is the object, and what the outer object publishes follows it
// also reported by: private-state

import Combine
import SwiftUI

final class Account: ObservableObject {
    @Published var user: String?
    @Published var isBusy = false
    func logIn() { user = "a" }
}

final class AssignedModel: ObservableObject {
    private let account: Account
    @Published private(set) var title = ""

    init(account: Account) {
        self.account = account
        account.$user.map { $0 ?? "" }.receive(on: DispatchQueue.main).assign(to: &$title)
    }

    var canLogIn: Bool { account.user == nil }
}

struct AssignedView: View {
    @StateObject var model: AssignedModel
    var body: some View { Text(model.title).disabled(!model.canLogIn) }
}

final class SinkModel: ObservableObject {
    let account: Account
    @Published private(set) var title = ""
    private var cancellables = Set<AnyCancellable>()

    init(account: Account) {
        self.account = account
        Publishers.CombineLatest(account.$user, account.$isBusy)
            .sink { [weak self] user, _ in self?.title = user ?? "" }
            .store(in: &cancellables)
    }
}

struct SinkView: View {
    @StateObject var model: SinkModel
    var body: some View { Text(model.title).disabled(model.account.user == nil) }
}
