// People enter a copy of what an object says, and the object never hears of it

import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Ravi"
}

struct NameField: View {
    @State private var name: String

    init(profile: Profile) {
        _name = State(initialValue: profile.name)
    }

    var body: some View { TextField("Name", text: $name) }
}

struct Home: View {
    @StateObject private var profile = Profile()

    var body: some View {
        TextField("Name", text: $profile.name)
        NameField(profile: profile)
//                         ^~~~~~~ warning: What users enter in 'NameField' stays in 'name' and never reaches the caller; use a @Binding
    }
}
