// The view doesn't observe the inner object, or code never changes the member
// also reported by: nested-observable-object

import SwiftUI

final class Profile: ObservableObject {
    @Published var name = ""
}

final class Account: ObservableObject {
    let profile = Profile()
}

struct Caption: View {
    @State private var text: String

    init(text: String) {
        _text = State(initialValue: text)
    }

    var body: some View { Text(text) }
}

@Observable
final class Settings {
    var title: String

    init(title: String) { self.title = title }
}

@Observable
final class Store {
    let settings = Settings(title: "a")
    var count = 0
}

struct Shop: View {
    @State private var store = Store()

    var body: some View {
        Caption(text: store.settings.title)
        Button("\(store.count)") { store.count += 1 }
    }
}

struct Home: View {
    @StateObject private var account = Account()

    var body: some View {
        Caption(text: account.profile.name)
        Button("Rename") { account.profile.name = "b" }
    }
}
