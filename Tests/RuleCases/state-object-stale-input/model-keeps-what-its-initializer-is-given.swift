// What only the caller's model is initialized with stays the same as long as there is that model

import SwiftUI

struct Club {
    var id = 0
    var name = ""
}

final class Management: ObservableObject {
    @Published var club: Club
    @Published var members: [String] = []

    init(club: Club) { self.club = club }

    func load() { members = ["Ana"] }
}

final class Profile: ObservableObject {
    @Published var text = ""
    let club: Int

    init(club: Int) { self.club = club }

    func save() { text = "Club \(club)" }
}

struct ProfileView: View {
    @StateObject private var profile: Profile

    init(club: Int) { _profile = StateObject(wrappedValue: Profile(club: club)) }

    var body: some View { Button(profile.text) { profile.save() } }
}

struct ManagementView: View {
    @StateObject private var management: Management

    init(club: Club) { _management = StateObject(wrappedValue: Management(club: club)) }

    var body: some View {
        VStack {
            ForEach(management.members, id: \.self) { Text($0) }
            ProfileView(club: management.club.id)
        }
        .onAppear { management.load() }
    }
}
