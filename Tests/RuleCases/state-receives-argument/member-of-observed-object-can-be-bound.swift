// A member of an observed object can be bound

import SwiftUI

final class Settings: ObservableObject {
    @Published var name: String = ""
}

struct Editor: View {
    @State var name: String
//             ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'settings.name' changes, 'Editor' does not see it
//             suggested fix: Bind 'name' to the value of the caller, because what 'Editor' does with 'name' then happens to its caller's value too
//             suggested fix: Say that only the first 'name' counts, because 'Editor' goes on ignoring later values

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
