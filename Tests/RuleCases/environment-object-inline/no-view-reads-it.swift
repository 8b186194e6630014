// No view reads the object from the environment, so it should go, and not be kept

import Observation
import SwiftUI

@main
struct ChatApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Messages: ObservableObject {
    @Published var count = 0
}

@Observable final class Draft {
    var text = ""
}

struct Home: View {
    @StateObject private var messages = Messages()

    var body: some View {
        Button("\(messages.count)") { messages.count += 1 }
        Issue().environmentObject(Messages())
//                                ^~~~~~~~~~ info: No view reads this 'Messages' from the environment; delete it
//                                suggested fix: Remove this 'Messages', because creating it may start something on purpose
        Issue()
            .environment(Draft())
//                       ^~~~~~~ info: No view reads this 'Draft' from the environment; delete it
//                       suggested fix: Remove this 'Draft', because creating it may start something on purpose
            .padding()
    }
}

struct Issue: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(scheme == .dark)") }
}
// --- fixed
import Observation
import SwiftUI

@main
struct ChatApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Messages: ObservableObject {
    @Published var count = 0
}

@Observable final class Draft {
    var text = ""
}

struct Home: View {
    @StateObject private var messages = Messages()

    var body: some View {
        Button("\(messages.count)") { messages.count += 1 }
        Issue()
        Issue()
            .padding()
    }
}

struct Issue: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(scheme == .dark)") }
}
