// Initializers that only store and check what they are given

import SwiftUI

@Observable class Settings {
    var name: String
    var store = UserDefaults.standard

    init(name: String = "") {
        assert(name != "-")
        self.name = name.isEmpty ? "Unnamed" : name
    }
}

@Observable final class Account: Settings {
    init() { super.init(name: "Account") }
}

struct Home: View {
    @State private var settings = Settings()
    @State private var account = Account()
    var body: some View { Text("Home") }
}
