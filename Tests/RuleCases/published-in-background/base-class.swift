// Code creates only a subclass
// built with: default isolation nonisolated

import SwiftUI

class Account: ObservableObject {
    @Published var name = ""

    func load() async { name = await fetchName() }
//                      ^~~~ warning: 'load' changes 'name' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                      suggested fix: Run 'load' on the main actor, because then all of its own code runs on the main thread
}

final class Guest: Account {}

struct AccountView: View {
    @StateObject private var account = Guest()

    var body: some View { Text(account.name) }
}
// --- fixed
import SwiftUI

class Account: ObservableObject {
    @Published var name = ""

    @MainActor
    func load() async { name = await fetchName() }
}

final class Guest: Account {}

struct AccountView: View {
    @StateObject private var account = Guest()

    var body: some View { Text(account.name) }
}
