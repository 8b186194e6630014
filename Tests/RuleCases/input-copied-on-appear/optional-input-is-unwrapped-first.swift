// An optional input is unwrapped before it is copied

import SwiftUI

struct User { var name: String }

struct Home: View {
    @State private var user: User?

    var body: some View {
        Profile(user: user)
        Badge(user: user)
        Draft(user: user)
        Modes(user: user)
        Button("First") { user = User(name: "A") }
        Button("Second") { user = User(name: "B") }
    }
}

struct Profile: View {
    let user: User?
    @State private var name = ""

    var body: some View {
        Text(name)
            .onAppear {
                if let user { name = user.name }
//                            ^~~~~~~~~~~~~~~~ info: 'name' copies 'user.name' only when 'Profile' appears, so it never shows later values
            }
    }
}

struct Badge: View {
    let user: User?
    @State private var name = ""

    var body: some View {
        Text(name)
            .onAppear {
                guard let user else { return }
                name = user.name
//              ^~~~~~~~~~~~~~~~ info: 'name' copies 'user.name' only when 'Badge' appears, so it never shows later values
            }
    }
}

struct Modes: View {
    let user: User?
    @State private var name = ""
    @State private var isEditing = false

    var body: some View {
        Toggle(name, isOn: $isEditing)
            .onAppear {
                switch isEditing {
                case true: if let user { name = user.name }
                case false: break
                }
            }
    }
}

struct Draft: View {
    let user: User?
    @State private var name = ""

    var body: some View {
        Text(name)
            .onAppear {
                if let user, name.isEmpty { name = user.name }
            }
    }
}
