let idMissingInputLookAlikes: [Example] = [
  .allowed(
    "A hasher's property combines both",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        private var hash: Int {
            var hasher = Hasher()
            hasher.combine(name)
            hasher.combine(isOn)
            return hasher.finalize()
        }

        var body: some View {
            Card(name: name, isOn: isOn).id(hash)
        }
    }
    """),
  .allowed(
    "The forgotten value is a constant",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name, isOn: true).id(name)
        }
    }
    """),
  .allowed(
    "A value is told apart by its own identity",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    final class CardModel: ObservableObject {
        init(user: User, name: String) {}
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(user: User, name: String) {
            _model = StateObject(wrappedValue: CardModel(user: user, name: name))
        }

        var body: some View { Text("Card") }
    }

    struct Home: View {
        @State private var user = User(id: 1, name: "Ravi")

        var body: some View {
            Card(user: user, name: user.name).id(user.id)
        }
    }
    """),
  .allowed(
    "A list of both",
    #"""
    import SwiftUI

    \#(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            Card(name: name, isOn: isOn).id(AnyHashable([name, "\(isOn)"]))
        }
    }
    """#),
  .allowed(
    "Two identities, one around the other",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            VStack {
                Card(name: name, isOn: isOn).id(name)
            }
            .id(isOn)
        }
    }
    """),
  .allowed(
    "The identity is about something else: state-object-stale-input speaks",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var page = 1

        var body: some View {
            Card(name: name).id(page)
        }
    }
    """, also: ["state-object-stale-input"]),
]
