// A member of an observed object can be bound

import SwiftUI

final class Settings: ObservableObject {
    @Published var name: String = ""
}

struct Editor: View {
    @State var name: String
//             ^~~~ warning: What users enter in 'Editor' stays in 'name' and never reaches the caller; use a @Binding
//             suggested fix: Bind 'name' to the caller's value, because changes to 'name' in 'Editor' then also change the caller's value

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
