import Facts

/// An object that an initialiser builds before it hands it to `StateObject`.
struct StateObjectLocalVariable: Rule {
  static let id: RuleID = "state-object-local-variable"
  let summary = "A state object is built in a local variable, so it is built on every init"
  let rationale = """
    `StateObject(wrappedValue:)` takes its argument unevaluated and runs it once in the life of the view. An object that \
    stands in a local variable already exists by then: every time the parent is updated and the view's value is built \
    again, another object is made, started with whatever its initialiser does (requests, timers, observers), and thrown \
    away, because SwiftUI still holds the first.

    Written inside the parentheses, the same expression runs only when the object is really needed.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)"

  var examples: [Example] {
    stateObjectLocalVariableFindings + stateObjectLocalVariableSuggestions + stateObjectLocalVariableLookAlikes
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    []
  }
}
