import Facts

/// A state object that is built from a value which changes later.
///
/// Reported at the call whose argument varies (a warning) and at the parameter (information). The parameter is
/// reported while some call varies or no call is known; it is silent when every known call is in order.
struct StateObjectStaleInput: Rule {
  static let id: RuleID = "state-object-stale-input"
  let summary = "A state object is built from a value whose later changes it never sees"
  let rationale = """
    The expression that builds a state object runs once for each identity of the view. When the parent is updated and \
    passes another value, the view's own properties receive it but the object does not: it was built from the first \
    value and stays as it is. The screen shows a title for one item and the content of another.

    Values that never change are fine, and so is a view that gets a new identity together with the value: in a `ForEach`, \
    in a sheet that is shown for an item, or with `.id(value)`. A new identity builds a new object and starts all state \
    below the view over (also focus and gestures), and the change is not animated. Where that is too much, tell the \
    object about the change in `.onChange(of:)`, or let the parent own it.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"

  var examples: [Example] {
    stateObjectStaleInputDeclarations + stateObjectStaleInputCalls + stateObjectStaleInputIdentified
      + stateObjectStaleInputLookAlikes
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    []
  }
}
