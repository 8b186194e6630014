// A function of the view assigns the copy to the model

import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Ravi"
}

struct Editor: View {
    @ObservedObject var profile: Profile
    @State private var name: String

    init(profile: Profile, name: String) {
        self.profile = profile
        _name = State(initialValue: name)
    }

    var body: some View {
        TextField("Name", text: $name).onSubmit(save)
    }

    private func save() {
        profile.name = name
    }
}

struct Home: View {
    @StateObject private var profile = Profile()

    var body: some View {
        Editor(profile: profile, name: profile.name)
    }
}
