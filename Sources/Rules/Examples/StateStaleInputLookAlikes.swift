private func editor(_ parameter: String = "item", property: String = "item") -> String {
  """
  struct Item: Identifiable, Hashable {
      let id: Int
      var name: String
  }

  struct Editor: View {
      @State private var \(property): Item

      init(\(parameter): Item) {
          _\(property) = State(initialValue: \(parameter))
      }

      var body: some View {
          TextField("Name", text: $\(property).name)
      }
  }
  """
}

let stateStaleInputLookAlikes: [Example] = [
  .allowed(
    "The parameter's name says that only the first value counts",
    """
    import SwiftUI

    \(editor("initialItem"))
    """),
  .allowed(
    "The property's name says that it is a copy to work on",
    """
    import SwiftUI

    \(editor(property: "draft"))
    """),
  .allowed(
    "A binding is passed",
    """
    import SwiftUI

    struct Editor: View {
        @Binding private var name: String

        init(name: Binding<String>) {
            _name = name
        }

        var body: some View {
            TextField("Name", text: $name)
        }
    }
    """),
  .allowed(
    "The first value comes from no parameter",
    """
    import SwiftUI

    enum Defaults {
        static let count = 3
    }

    struct Counter: View {
        @State private var count: Int

        init() {
            _count = State(initialValue: Defaults.count)
        }

        var body: some View {
            Stepper("Count", value: $count)
        }
    }
    """),
  .allowed(
    "The call has the value's identity, or is made for an item",
    """
    import SwiftUI

    \(editor())

    struct Home: View {
        let item: Item
        @State private var edited: Item?

        var body: some View {
            Editor(item: item).id(item.id)
                .sheet(item: $edited) { Editor(item: $0) }
        }
    }
    """),
  .allowed(
    "The view follows later values",
    """
    import SwiftUI

    struct Editor: View {
        let name: String
        @State private var text: String

        init(name: String) {
            self.name = name
            _text = State(initialValue: name)
        }

        var body: some View {
            TextField("Name", text: $text)
                .onChange(of: name) { newName in text = newName }
        }
    }
    """),
  .allowed(
    "It follows the copy that it keeps under another name",
    """
    import SwiftUI

    struct Editor: View {
        let title: String
        @State private var text: String

        init(name: String) {
            title = name
            _text = State(initialValue: name)
        }

        var body: some View {
            TextField("Name", text: $text)
                .task(id: title) { text = title }
        }
    }
    """),
  .allowed(
    "Every call passes a constant",
    """
    import SwiftUI

    \(editor())

    struct Home: View {
        var body: some View {
            Editor(item: Item(id: 1, name: ""))
        }
    }
    """),
  .allowed(
    "An object is seen by all who hold it",
    """
    import SwiftUI

    @Observable final class Model {
        var name = ""
    }

    struct Editor: View {
        @State private var model: Model

        init(model: Model) {
            _model = State(initialValue: model)
        }

        var body: some View {
            Text(model.name)
        }
    }
    """),
  .allowed(
    "A screen that is pushed for an element of a list edits this element",
    """
    import SwiftUI

    \(editor())

    struct Home: View {
        let items: [Item]

        var body: some View {
            ForEach(items) { item in
                NavigationLink("Edit") {
                    Editor(item: item)
                }
            }
        }
    }
    """),
  .allowed(
    "Several parameters make up a model that is the view's own",
    """
    import SwiftUI

    struct Range {
        var lower: Int
        var upper: Int
    }

    struct Picker: View {
        @State private var range: Range

        init(lower: Int, upper: Int) {
            _range = State(initialValue: Range(lower: lower, upper: upper))
        }

        var body: some View {
            Stepper("Lower", value: $range.lower)
        }
    }
    """),
  .allowed(
    "What is called says that it is a first value, or the value may come from elsewhere",
    """
    import SwiftUI

    struct Offer {
        var price: Int

        func makeInitialOffer() -> Offer { self }
    }

    struct Paywall: View {
        @State private var offer: Offer

        init(content: Offer) {
            _offer = State(initialValue: content.makeInitialOffer())
        }

        init(cached: Offer) {
            let initialOffer = cached
            _offer = State(initialValue: initialOffer)
        }

        init(known: Offer?) {
            _offer = State(initialValue: known ?? Self.load())
        }

        private static func load() -> Offer { Offer(price: 0) }

        var body: some View {
            Stepper("Price", value: $offer.price)
        }
    }
    """),
]
