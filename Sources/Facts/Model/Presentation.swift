/// A call that shows what it is given at another time or in another place, under an identity of its own: `.sheet { … }`,
/// `NavigationLink { … }`, `WindowGroup { … }`.
package struct Presentation: Sendable, Equatable {
  /// "sheet", "NavigationLink".
  @Symbol package var name: String
  /// The argument that says when or for what, with its label: `isPresented: $isEditing`; nil without one.
  package let trigger: Place?
  /// The closure or the argument that gives what is shown.
  package let content: Place
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
}
