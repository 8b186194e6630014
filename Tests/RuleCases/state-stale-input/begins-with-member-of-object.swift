// State that begins with what an object says, and neither follows nor changes it
// also reported by: state-unused

import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Ravi"
    let kind = "human"
}

struct Badge: View {
    @State private var name: String

    init(profile: Profile) {
        _name = State(initialValue: profile.name)
    }

    var body: some View { Text(name) }
}

struct Editor: View {
    let profile: Profile
    @State private var name: String

    init(profile: Profile) {
        self.profile = profile
        _name = State(initialValue: profile.name)
    }

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { profile.name = name }
    }
}

struct Followed: View {
    let profile: Profile
    @State private var name: String

    init(profile: Profile) {
        self.profile = profile
        _name = State(initialValue: profile.name)
    }

    var body: some View { Text(name).onChange(of: profile.name) { name = $0 } }
}

struct Kind: View {
    @State private var kind: String

    init(profile: Profile) {
        _kind = State(initialValue: profile.kind)
    }

    var body: some View { Text(kind) }
}

struct Alone: View {
    @State private var kind: String

    init(profile: Profile) {
        _kind = State(initialValue: profile.kind)
    }

    var body: some View { Text(kind) }
}

struct Idle: View {
    @State private var name: String

    init(profile: Profile) {
        _name = State(initialValue: profile.name)
    }

    var body: some View { Text("Idle") }
}

struct Home: View {
    @StateObject private var profile = Profile()
    @State private var isShown = false

    var body: some View {
        TextField("Name", text: $profile.name)
        Badge(profile: profile)
//                     ^~~~~~~ info: 'Badge' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//                     suggested fix: Make 'name' a plain 'let', because 'Badge' then shows later values too
        Editor(profile: profile)
        Followed(profile: profile)
        Kind(profile: profile)
        Idle(profile: profile)
        Badge(profile: profile).id(profile.name)
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Badge(profile: profile) }
    }
}
// --- fixed
import SwiftUI

final class Profile: ObservableObject {
    @Published var name = "Ravi"
    let kind = "human"
}

struct Badge: View {
    private let name: String

    init(profile: Profile) {
        self.name = profile.name
    }

    var body: some View { Text(name) }
}

struct Editor: View {
    let profile: Profile
    @State private var name: String

    init(profile: Profile) {
        self.profile = profile
        _name = State(initialValue: profile.name)
    }

    var body: some View {
        TextField("Name", text: $name)
        Button("Save") { profile.name = name }
    }
}

struct Followed: View {
    let profile: Profile
    @State private var name: String

    init(profile: Profile) {
        self.profile = profile
        _name = State(initialValue: profile.name)
    }

    var body: some View { Text(name).onChange(of: profile.name) { name = $0 } }
}

struct Kind: View {
    @State private var kind: String

    init(profile: Profile) {
        _kind = State(initialValue: profile.kind)
    }

    var body: some View { Text(kind) }
}

struct Alone: View {
    @State private var kind: String

    init(profile: Profile) {
        _kind = State(initialValue: profile.kind)
    }

    var body: some View { Text(kind) }
}

struct Idle: View {
    @State private var name: String

    init(profile: Profile) {
        _name = State(initialValue: profile.name)
    }

    var body: some View { Text("Idle") }
}

struct Home: View {
    @StateObject private var profile = Profile()
    @State private var isShown = false

    var body: some View {
        TextField("Name", text: $profile.name)
        Badge(profile: profile)
        Editor(profile: profile)
        Followed(profile: profile)
        Kind(profile: profile)
        Idle(profile: profile)
        Badge(profile: profile).id(profile.name)
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Badge(profile: profile) }
    }
}
