let stateObjectStaleInputDeclarations: [Example] = [
  .flagged(
    "A parameter feeds the object and no call is known",
    """
    import SwiftUI

    \(flaggedCard)
    """, severities: [.information]),
  .flagged(
    "The view keeps the value too, so the two drift apart",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String, isOn: Bool = false) {
            text = name
        }
    }

    struct Card: View {
        let name: String
        @StateObject private var model: CardModel

        init(⟦name⟧: String) {
            self.name = name
            _model = StateObject(wrappedValue: CardModel(name: name))
        }

        var body: some View {
            Text(name + model.text)
        }
    }
    """, severities: [.information]),
  .flagged(
    "An object that is built with the environment",
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
            _model = EnvironmentStateObject { environment in
                CardModel(name: name, isOn: environment.isEnabled)
            }
        }

        var body: some View {
            Text(model.text)
        }
    }
    """, severities: [.information]),
  .flagged(
    "Two parameters, one with another label",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var text: String

        init(name: String, isOn: Bool = false) {
            text = name
        }
    }

    struct Card: View {
        @StateObject private var model: CardModel

        init(for ⟦name⟧: String, ⟦isOn⟧: Bool, title: String) {
            self._model = .init(wrappedValue: CardModel(name: name, isOn: isOn))
        }

        var body: some View {
            Text(model.text)
        }
    }
    """, severities: [.information, .information]),
  .flagged(
    "A preview passes constants of its own: no call of the app is known",
    """
    import SwiftUI

    \(flaggedCard)

    struct Card_Previews: PreviewProvider {
        static let name = "Ravi"

        static var previews: some View {
            let name = Self.name
            return Card(name: name)
        }
    }
    """, severities: [.information]),
  .flagged(
    "The object has a property for the value that the view keeps",
    """
    import SwiftUI

    final class CardModel: ObservableObject {
        @Published var name: String

        init(name: String) {
            self.name = name
        }
    }

    struct Card: View {
        let name: String
        @StateObject private var model: CardModel

        init(⟦name⟧: String) {
            self.name = name
            _model = StateObject(wrappedValue: CardModel(name: name))
        }

        var body: some View {
            Text(model.name)
        }
    }
    """,
    fixed: [
      "Text(model.name)": "Text(model.name)\n            .onChange(of: name) { newName in model.name = newName }"
    ], because: "is overwritten", severities: [.information]),
]
