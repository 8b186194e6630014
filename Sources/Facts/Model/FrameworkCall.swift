/// A call that creates one of the few framework views that rules check: `TextField(…)`, `ProgressView()`.
package struct FrameworkCall: Sendable, Equatable {
  @Symbol package var name: String
  package let arguments: [Argument]
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  package let place: Place

  package init(name: Symbol, arguments: [Argument], scope: Int?, place: Place) {
    _name = name
    self.arguments = arguments
    self.scope = scope
    self.place = place
  }

  /// Whether the user types into it.
  package var isTextInput: Bool { ["TextField", "SecureField", "TextEditor"].contains(name) }
}
