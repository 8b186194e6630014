let stateObjectStaleInputCalls: [Example] = [
  .flagged(
    "The parent's state changes",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            VStack {
                Card(name: ⟦name⟧)
            }
        }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .warning]),
  .flagged(
    "The call stands in another file",
    files: [
      "Card.swift": """
      import SwiftUI

      \(flaggedCard)
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var name = "Ravi"

          var body: some View {
              Card(name: ⟦name⟧)
          }
      }
      """,
    ], fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .warning]),
  .flagged(
    "Modifiers follow: the identity goes before them",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            VStack {
                Card(name: ⟦name⟧)
                    .padding()
            }
        }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .warning]),
  .flagged(
    "Several values: a property combines them",
    """
    import SwiftUI

    \(flaggedSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            VStack {
                Card(name: ⟦name⟧, isOn: ⟦isOn⟧)
            }
        }
    }
    """,
    fixed: [
      "Card(name: name, isOn: isOn)":
        "Card(name: name, isOn: isOn).id(cardIdentity)",
      "    var body: some View {\n        VStack {":
        cardIdentity + "\n\n    var body: some View {\n        VStack {",
    ], severities: [.information, .information, .warning, .warning]),
  .flagged(
    "Several values, written with two spaces and an attribute on the body",
    """
    import SwiftUI

    final class MapModel: ObservableObject {
      init(place: String, zoom: Int) {}
    }

    struct MapCard: View {
      @StateObject private var model: MapModel

      init(⟦place⟧: String, ⟦zoom⟧: Int) {
        _model = StateObject(wrappedValue: MapModel(place: place, zoom: zoom))
      }

      var body: some View {
        Text("Map")
      }
    }

    struct Trip: View {
      let place: String
      @Binding var zoom: Int

      /// The map of the trip.
      @ViewBuilder
      var body: some View {
        MapCard(place: ⟦place⟧, zoom: ⟦zoom⟧)
      }
    }
    """,
    fixed: [
      "MapCard(place: place, zoom: zoom)":
        "MapCard(place: place, zoom: zoom).id(mapCardIdentity)",
      "  /// The map":
        mapCardIdentity + "\n\n  /// The map",
    ], severities: [.information, .information, .warning, .warning], also: ["binding-never-written"]),
  .flagged(
    "One of two values is a constant, which is in order",
    """
    import SwiftUI

    \(nameFlaggedSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: ⟦name⟧, isOn: true)
        }
    }
    """, fixed: ["Card(name: name, isOn: true)": "Card(name: name, isOn: true).id(name)"],
    severities: [.information, .warning]),
  .flagged(
    "A property of the parent's own input",
    """
    import SwiftUI

    struct User {
        var name: String
    }

    \(flaggedCard)

    struct Home: View {
        let user: User

        var body: some View {
            Card(name: ⟦user.name⟧)
        }
    }
    """, fixed: ["Card(name: user.name)": "Card(name: user.name).id(user.name)"], severities: [.information, .warning]),
  .flagged(
    "A value that is computed over several lines is called by the name it comes from",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @State private var title = "Dr"

        var body: some View {
            Card(name: ⟦title
                + "Ravi"⟧)
        }
    }
    """,
    fixed: [
      "+ \"Ravi\")": "+ \"Ravi\").id(title\n            + \"Ravi\")"
    ], severities: [.information, .warning]),
  .flagged(
    "A binding, and storage that the settings change",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @Binding var name: String
        @AppStorage("theme") private var theme = "light"

        var body: some View {
            VStack {
                Card(name: ⟦name⟧)
                Card(name: ⟦theme⟧)
            }
        }
    }
    """,
    fixed: [
      "Card(name: name)":
        "Card(name: name).id(name)",
      "Card(name: theme)":
        "Card(name: theme).id(theme)",
    ], severities: [.information, .warning, .warning], also: ["binding-never-written"]),
  .flagged(
    "What an observed object publishes",
    """
    import SwiftUI

    final class Session: ObservableObject {
        @Published var name = ""
    }

    \(flaggedCard)

    struct Home: View {
        @ObservedObject var session: Session

        var body: some View {
            Card(name: ⟦session.name⟧)
        }
    }
    """, fixed: ["Card(name: session.name)": "Card(name: session.name).id(session.name)"],
    severities: [.information, .warning]),
  .flagged(
    "The environment state object's parameter varies",
    """
    import GRDBQuery
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String, isOn: Bool = false) {
            text = name
        }
    }

    struct Card: View {
        @EnvironmentStateObject private var model: CardModel

        init(⟦name⟧: String) {
            _model = EnvironmentStateObject { CardModel(name: name, isOn: $0.isEnabled) }
        }

        var body: some View {
            Text(model.text)
        }
    }

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            Card(name: ⟦name⟧)
        }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .warning]),
  .flagged(
    "A pushed screen usually goes away before the value changes",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        @State private var name = "Ravi"

        var body: some View {
            NavigationLink("Card") {
                Card(name: ⟦name⟧)
            }
        }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.information, .information]),
  .flagged(
    "Nothing is known to change what the caller was given",
    """
    import SwiftUI

    \(flaggedCard)

    struct Home: View {
        let name: String

        var body: some View {
            Card(name: ⟦name⟧)
        }
    }

    struct Root: View {
        private var name: String { makeName() }

        var body: some View {
            Home(name: name)
        }

        private func makeName() -> String { "Ravi" }
    }
    """, fixed: ["Card(name: name)": "Card(name: name).id(name)"], severities: [.hint, .hint]),
  .flagged(
    "In a list, a field can change while the element keeps its identity",
    """
    import SwiftUI

    struct User: Identifiable {
        let id: Int
        var name: String
    }

    \(flaggedCard)

    struct Home: View {
        let users: [User]

        var body: some View {
            ForEach(users) { user in
                Card(name: ⟦user.name⟧)
            }
        }
    }
    """, fixed: ["Card(name: user.name)": "Card(name: user.name).id(user.name)"], severities: [.hint, .hint]),
  .flagged(
    "In a list that is identified by index, anything can change",
    #"""
    import SwiftUI

    \#(flaggedCard)

    struct Home: View {
        @State private var names = ["Ravi", "Maria"]

        var body: some View {
            ForEach(names.indices, id: \.self) { index in
                Card(name: ⟦names[index]⟧)
            }
        }
    }
    """#, fixed: ["Card(name: names[index])": "Card(name: names[index]).id(names[index])"],
    severities: [.information, .warning], also: ["for-each-index-identity"]),
]

private let cardIdentity = """
      private var cardIdentity: Int {
          var hasher = Hasher()
          hasher.combine(name)
          hasher.combine(isOn)
          return hasher.finalize()
      }
  """

private let mapCardIdentity = """
    private var mapCardIdentity: Int {
      var hasher = Hasher()
      hasher.combine(place)
      hasher.combine(zoom)
      return hasher.finalize()
    }
  """
