// A view with a generic parameter, or one that reads the superclass, may read the object

import SwiftUI

@main
struct ChatApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Messages: ObservableObject {
    @Published var count = 0
}

class Settings: ObservableObject {
    @Published var size = 0
}

final class ChatSettings: Settings {}

struct Home: View {
    @State private var taps = 0

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Counter<Messages>().environmentObject(Messages())
//                                            ^~~~~~~~~~ info: Every update of 'Home' re-creates this 'Messages' and loses its state; keep it with @StateObject
//                                            suggested fix: Keep the 'Messages' with @StateObject, because the views below then share one 'Messages' as long as 'Home' exists
        Sizes().environmentObject(ChatSettings())
//                                ^~~~~~~~~~~~~~ info: Every update of 'Home' re-creates this 'ChatSettings' and loses its state; keep it with @StateObject
//                                suggested fix: Keep the 'ChatSettings' with @StateObject, because the views below then share one 'ChatSettings' as long as 'Home' exists
    }
}

struct Counter<M: ObservableObject>: View {
    @EnvironmentObject private var model: M

    var body: some View { Text("\(ObjectIdentifier(model))") }
}

struct Sizes: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Text("\(settings.size)") }
}
// --- fixed
import SwiftUI

@main
struct ChatApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

final class Messages: ObservableObject {
    @Published var count = 0
}

class Settings: ObservableObject {
    @Published var size = 0
}

final class ChatSettings: Settings {}

struct Home: View {
    @State private var taps = 0
    @StateObject private var messages = Messages()
    @StateObject private var chatSettings = ChatSettings()

    var body: some View {
        Button("\(taps)") { taps += 1 }
        Counter<Messages>().environmentObject(messages)
        Sizes().environmentObject(chatSettings)
    }
}

struct Counter<M: ObservableObject>: View {
    @EnvironmentObject private var model: M

    var body: some View { Text("\(ObjectIdentifier(model))") }
}

struct Sizes: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Text("\(settings.size)") }
}
