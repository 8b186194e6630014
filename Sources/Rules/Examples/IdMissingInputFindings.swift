let idMissingInputFindings: [Example] = [
  .flagged(
    "One of two values is forgotten",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            Card(name: name, isOn: ⟦isOn⟧).id(name)
        }
    }
    """,
    fixed: [
      "    var body: some View {\n        Card(name: name, isOn: isOn).id(name)": """
          private var cardIdentity: Int {
              var hasher = Hasher()
              hasher.combine(name)
              hasher.combine(isOn)
              return hasher.finalize()
          }

          var body: some View {
              Card(name: name, isOn: isOn).id(cardIdentity)
      """
    ], because: "starts all state and focus in 'Card' over"),
  .flagged(
    "A hasher's property forgets it",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        private var hash: Int {
            var h = Hasher()
            h.combine(name)
            return h.finalize()
        }

        var body: some View {
            Card(name: name, isOn: ⟦isOn⟧).id(hash)
        }
    }
    """, fixed: ["        return h.finalize()": "        h.combine(isOn)\n        return h.finalize()"]),
  .flagged(
    "The hasher's property is all on one line",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var hash: Int { var h = Hasher(); h.combine(name); return h.finalize() }

        var body: some View {
            Card(name: name, isOn: ⟦isOn⟧).padding().id(hash)
        }
    }
    """, fixed: ["return h.finalize()": "h.combine(isOn); return h.finalize()"]),
  .flagged(
    "The text of one value",
    #"""
    import SwiftUI

    \#(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            Card(name: name, isOn: ⟦isOn⟧).id("\(name)")
        }
    }
    """#,
    fixed: [
      "    var body: some View {\n        Card(name: name, isOn: isOn).id(\"\\(name)\")": #"""
          private var cardIdentity: Int {
              var hasher = Hasher()
              hasher.combine("\(name)")
              hasher.combine(isOn)
              return hasher.finalize()
          }

          var body: some View {
              Card(name: name, isOn: isOn).id(cardIdentity)
      """#
    ]),
  .flagged(
    "The identity of a container around it, and a field of the input",
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
            VStack {
                Card(name: user.name, isOn: ⟦isOn⟧)
            }
            .id(user.name)
        }
    }
    """,
    fixed: [
      "    var body: some View {\n        VStack {": """
          private var cardIdentity: Int {
              var hasher = Hasher()
              hasher.combine(user.name)
              hasher.combine(isOn)
              return hasher.finalize()
          }

          var body: some View {
              VStack {
      """, ".id(user.name)": ".id(cardIdentity)",
    ]),
  .flagged(
    "Names that a property would not see",
    """
    import SwiftUI

    \(settledSwitchCard)

    struct Home: View {
        @State private var name = "Ravi"
        @State private var isOn = false

        var body: some View {
            GeometryReader { proxy in
                Card(name: name, isOn: ⟦proxy.isWide⟧).id(name)
            }
        }
    }

    struct GeometryReader<Content: View>: View {
        let content: (Proxy) -> Content
        var body: some View { content(Proxy()) }
        init(@ViewBuilder content: @escaping (Proxy) -> Content) { self.content = content }
    }

    struct Proxy {
        var isWide = false
    }
    """, fixed: [".id(name)": ".id([name, proxy.isWide] as [AnyHashable])"]),
  .flagged(
    "The call is in another file than the view",
    files: [
      "Card.swift": """
      import SwiftUI

      \(settledSwitchCard)
      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
          @State private var name = "Ravi"
          @State private var isOn = false

          // Both values are in it, or should be.
          private var hash: Int {
              var hasher = Hasher()
              hasher.combine(isOn)
              return hasher.finalize()
          }

          var body: some View {
              Card(name: ⟦name⟧, isOn: isOn).id(hash)
          }
      }
      """,
    ], fixed: ["        return hasher.finalize()": "        hasher.combine(name)\n        return hasher.finalize()"]),
  .flagged(
    "State begins with the value that is forgotten",
    """
    import SwiftUI

    struct Editor: View {
        @State private var text: String
        @State private var isLocked: Bool

        init(text: String, isLocked: Bool) {
            _text = State(initialValue: text)
            _isLocked = State(initialValue: isLocked)
        }

        var body: some View {
            TextField("Text", text: $text).disabled(isLocked)
        }
    }

    struct Home: View {
        @State private var text = ""
        @State private var isLocked = false

        var body: some View {
            ForEach(0..<3) { page in
                Editor(text: text, isLocked: ⟦isLocked⟧).id([page, text] as [AnyHashable])
            }
            Toggle("Locked", isOn: $isLocked)
            TextField("Text", text: $text)
        }
    }
    """,
    fixed: ["[page, text] as [AnyHashable]": "[[page, text] as [AnyHashable], isLocked] as [AnyHashable]"],
    because: "starts all state and focus in 'Editor' over", severities: [.information]),
]
