/// An attribute as written: `@State`, `@SwiftUI.State(wrappedValue: 0)`, `@MainActor`.
package struct Attribute: Sendable, Hashable {
  /// The last component of the name.
  package let name: String
  /// What stands before the last component; empty when nothing does.
  package let base: String
  /// The labels of the arguments, empty strings for none; nil without parentheses.
  package let argumentLabels: [String]?
  /// The first argument's value.
  package let firstArgument: Value
  /// The `#if` condition inside the attribute list under which it applies.
  package let condition: String?
  /// The last component of the name.
  package let namePlace: Place
  /// From `@` to the end of the arguments.
  package let place: Place
  /// What to delete so that it is gone: also the blanks behind it, and its line when nothing else stands there.
  /// Comments stay.
  package let removal: Place

  package init(
    name: String, base: String = "", argumentLabels: [String]? = nil, firstArgument: Value = .none,
    condition: String? = nil, namePlace: Place = .none, place: Place = .none, removal: Place = .none
  ) {
    self.name = name
    self.base = base
    self.argumentLabels = argumentLabels
    self.firstArgument = firstArgument
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
    self.removal = removal
  }

  /// Whether this is the wrapper, by last component and by a base that may hold it.
  package func isWrapper(_ wrapper: Wrapper) -> Bool {
    name == wrapper.rawValue && (base.isEmpty || wrapper.modules.contains(base))
  }

  /// Whether the first argument is a type, as in `@Environment(Model.self)`.
  package var isOfType: Bool { firstArgument.kind == .member && firstArgument.path.hasSuffix(".self") }
}
