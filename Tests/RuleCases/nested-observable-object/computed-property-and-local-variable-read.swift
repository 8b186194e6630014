// A view reads through the outer object in a computed property, and through an optional's local variable

import SwiftUI
import Combine

final class User: ObservableObject {
    @Published var name = ""
}

final class Data: ObservableObject {
    @Published var user: User?
//                 ^~~~ info: 'Home' does not update for changes inside 'user'; pass it to a view that observes it
    @Published var guest: User?
//                 ^~~~~ info: 'Home' does not update for changes inside 'guest'; pass it to a view that observes it
    init() {}
}

struct Home: View {
    @EnvironmentObject private var data: Data
    private var title: String { data.user?.name ?? "Sign in" }

    var body: some View {
        Text(title)
        if let guest = data.guest { Text(guest.name) }
    }
}
