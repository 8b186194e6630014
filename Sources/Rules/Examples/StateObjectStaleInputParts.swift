/// Code that examples of state-object-stale-input share: a view that builds its model from its parameters, with the
/// parameters marked or not.

private let cardModel = """
  final class CardModel: ObservableObject {
      @Published var text: String

      init(name: String, isOn: Bool = false) {
          text = name
      }
  }
  """

private func card(name: String) -> String {
  """
  \(cardModel)

  struct Card: View {
      @StateObject private var model: CardModel

      init(\(name): String) {
          _model = StateObject(wrappedValue: CardModel(name: name))
      }

      var body: some View {
          Text(model.text)
      }
  }
  """
}

private func switchCard(name: String, isOn: String) -> String {
  """
  \(cardModel)

  struct Card: View {
      @StateObject private var model: CardModel

      init(\(name): String, \(isOn): Bool) {
          _model = StateObject(wrappedValue: CardModel(name: name, isOn: isOn))
      }

      var body: some View {
          Text(model.text)
      }
  }
  """
}

let flaggedCard = card(name: "⟦name⟧")
let settledCard = card(name: "name")
let flaggedSwitchCard = switchCard(name: "⟦name⟧", isOn: "⟦isOn⟧")
let settledSwitchCard = switchCard(name: "name", isOn: "isOn")
let nameFlaggedSwitchCard = switchCard(name: "⟦name⟧", isOn: "isOn")
