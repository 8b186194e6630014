/// The value varies, but the view gets a new identity together with it.
let stateObjectStaleInputIdentified: [Example] = [
  .allowed(
    "The identity follows the value",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: name).padding().id(name)
        }
    }
    """),
  .allowed(
    "A container around it has the identity",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            VStack {
                Card(name: name)
            }
            .id(name)
        }
    }
    """),
  .allowed(
    "The identity is a text with the values in it",
    #"""
    import SwiftUI

    \#(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            Card(name: name, isOn: isOn)
                .id("\(name) \(isOn)")
        }
    }
    """#),
  .allowed(
    "The identity is a property that combines the values",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        private var key: Int {
            var hasher = Hasher()
            hasher.combine(name)
            hasher.combine(isOn)
            return hasher.finalize()
        }

        var body: some View {
            Card(name: name, isOn: isOn).id(key)
        }
    }
    """),
  .allowed(
    "Identified by the value's own identity",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    final class CardModel: ObservableObject {
        init(user: User) {}
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(user: User) {
            _model = StateObject(wrappedValue: CardModel(user: user))
        }

        var body: some View {
            Text("Card")
        }
    }

    struct Home: View {
        @State private var user = User(id: 1, name: "Ravi")

        var body: some View {
            Card(user: user).id(user.id)
        }
    }
    """),
  .allowed(
    "A list already identifies its rows by this value",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    final class CardModel: ObservableObject {
        init(userID: Int) {}
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(userID: Int) {
            _model = StateObject(wrappedValue: CardModel(userID: userID))
        }

        var body: some View {
            Text("Card")
        }
    }

    struct Home: View {
        let users: [User]

        var body: some View {
            ForEach(users) { user in
                Card(userID: user.id)
            }
        }
    }
    """),
  .allowed(
    "A list of the values themselves",
    #"""
    import SwiftUI

    \#(settledCard)

    struct Home: View {
        let names: [String]

        var body: some View {
            ForEach(names, id: \.self) { name in
                Card(name: name)
            }
        }
    }
    """#),
  .allowed(
    "A sheet for an item is built anew for each item",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    \(settledCard)

    struct Home: View {
        @State private var selection: User?

        var body: some View {
            Text("Home").sheet(item: $selection) { user in
                Card(name: user.name)
            }
        }
    }
    """),
  .allowed(
    "A destination for a pushed value",
    """
    import SwiftUI

    \(settledCard)

    struct Home: View {
        var body: some View {
            NavigationStack {
                Text("Home").navigationDestination(for: String.self) { name in
                    Card(name: name)
                }
            }
        }
    }
    """),
  .allowed(
    "A modifier of the app's own that shows something for an item",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    extension View {
        func drawer<Item>(item: Binding<Item?>, @ViewBuilder content: (Item) -> some View) -> some View {
            self
        }
    }

    \(settledCard)

    struct Home: View {
        @State private var selection: User?

        var body: some View {
            Text("Home").drawer(item: $selection) { user in
                Card(name: user.name)
            }
        }
    }
    """),
  .allowed(
    "The identity covers one of the two values: id-missing-input speaks",
    """
    import SwiftUI

    struct User {
        var name: String
    }

    \(settledSwitchCard)

    struct Home: View {
        let user: User
        @State private var isOn = false

        var body: some View {
            Card(name: user.name, isOn: isOn).id(user.name)
        }
    }
    """, also: ["id-missing-input"]),
]
