// Code outside of the model changes what its initializer was given

import SwiftUI

struct Club {
    var id = 0
    var name = ""
}

final class Management: ObservableObject {
    @Published var club: Club

    init(club: Club) { self.club = club }
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
    @StateObject private var management = Management(club: Club())

    var body: some View {
        VStack {
            Button("Next") { management.club.id += 1 }
            ProfileView(club: management.club.id)
//                            ^~~~~~~~~~~~~~~~~~ info: 'ProfileView' keeps the 'profile' created from its first 'club'; reset it with '.id(…)'
//                            suggested fix: Give 'ProfileView' a new identity when 'management.club.id' changes, because a new identity resets all state and focus in 'ProfileView', re-creates its model, and does not animate the change
        }
    }
}
// --- fixed
import SwiftUI

struct Club {
    var id = 0
    var name = ""
}

final class Management: ObservableObject {
    @Published var club: Club

    init(club: Club) { self.club = club }
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
    @StateObject private var management = Management(club: Club())

    var body: some View {
        VStack {
            Button("Next") { management.club.id += 1 }
            ProfileView(club: management.club.id).id(management.club.id)
        }
    }
}
