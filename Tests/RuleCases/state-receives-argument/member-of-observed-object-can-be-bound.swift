// A member of an observed object can be bound

import SwiftUI

final class Settings: ObservableObject {
    @Published var name: String = ""
}

struct Editor: View {
    @State var name: String
//             ^~~~ warning: What people enter in 'Editor' stays in its 'name' and never reaches the caller: use a @Binding
//             suggested fix: Bind 'name' to the value of the caller, because what 'Editor' does with 'name' then happens to its caller's value too

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Home: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Editor(name: settings.name)
    }
}
// --- fixed
import SwiftUI

final class Settings: ObservableObject {
    @Published var name: String = ""
}

struct Editor: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Home: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Editor(name: $settings.name)
    }
}
