import Facts

/// An object that a view creates in `@ObservedObject`, which does not keep it.
struct ObservedObjectInline: Rule {
  static let id: RuleID = "observed-object-inline"
  let summary = "An object is created in @ObservedObject, which does not keep it"
  let rationale = """
    `@ObservedObject` watches an object that someone else keeps alive; it stores nothing of its own. A view is a value \
    that SwiftUI builds anew whenever its parent is updated, so an object created in such a property is created again \
    each time. What it had loaded or the user had typed is gone, its subscriptions start over, and work that was under \
    way reports to an object that nobody shows any more.

    `@StateObject` builds the object once, when the view appears, and keeps it until the view goes away.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  var examples: [Example] {
    observedObjectInlineFindings + observedObjectInlineSuggestions + observedObjectInlineLookAlikes
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    []
  }
}
