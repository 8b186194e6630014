import Facts

/// A view's own state that is visible to whoever creates the view.
struct PrivateState: Rule {
  static let id: RuleID = "private-state"
  let wrapper: Wrapper? = .state
  var aliases: [String] { ["private_swiftui_state", "privateStateVariables"] }
  let summary = "A view's own state can be set by whoever creates the view"
  let rationale = """
    State that a view declares without `private` becomes a parameter of the initializer that the compiler writes for \
    it. Whoever creates the view can pass a value there, and SwiftUI takes it exactly once, when the view first \
    appears: it stores the value outside the view and hands out the stored one from then on. Every value that is passed \
    later is dropped, so the screen keeps showing the first one and nothing says why.

    Private state says that the view alone owns the value. What comes from outside is a plain `let`, a `@Binding` when \
    the view changes it, or an `@ObservedObject` when someone else owns the object. State that a test or a preview sets \
    on purpose may stay visible.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state"

  let examples: [Example] = [
    .flagged(
      "State that a caller could set",
      #"""
      import SwiftUI

      struct Counter: View {
          @State var ⟦count⟧ = 0

          var body: some View {
              Button("\(count)") { count += 1 }
          }
      }
      """#, fixed: ["@State var": "@State private var"], safe: true),
    .flagged(
      "Without an initial value the view's initializer would become private",
      #"""
      import SwiftUI

      struct Counter: View {
          @State var ⟦count⟧: Int

          var body: some View {
              Text("\(count)")
          }
      }
      """#, fixed: ["@State var": "@State private var"], because: "initial value"),
    .allowed(
      "Private to the file is private enough",
      #"""
      import SwiftUI

      struct Counter: View {
          @State fileprivate var count = 0

          var body: some View {
              Text("\(count)")
          }
      }
      """#),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .state, .stateObject, .environmentStateObject).compactMap { state in
      let property = state.property
      guard property.access.map({ $0 > .fileprivate }) ?? true, project.isSwiftUIOwner(state.owner) == .yes else {
        return nil
      }
      return PrivacyFinding(state, message: message(state, project)).finding(of: self, in: file, project)
    }
  }

  private func message(_ state: WrappedProperty, _ project: ProjectFacts) -> String {
    let (name, owner) = (state.property.name, state.owner.name)
    if project.isParameter(name, of: state.owner) {
      return "Callers of '\(owner)' can set '\(name)', and @\(state.wrapper.rawValue) ignores later values; "
        + "make it private"
    }
    let loss =
      state.wrapper == .state ? "what other code assigns to it is lost" : "SwiftUI keeps it for no other code"
    return "'\(name)' belongs to '\(owner)' alone, and \(loss); make it private"
  }
}
