/// An attribute as written: `@State`, `@SwiftUI.State(wrappedValue: 0)`, `@MainActor`.
package struct Attribute: Sendable, Equatable {
  /// The last component of the name.
  @Symbol package var name: String
  /// What stands before the last component; empty when nothing does.
  @Symbol package var base: String
  /// The wrapper that the rules know under this name.
  package let wrapper: Wrapper?
  /// The labels of the arguments with a colon behind each, "_:" for none; nil without parentheses.
  package let argumentLabels: Symbol?
  /// The first argument's value.
  package let firstArgument: Value
  /// The `#if` condition inside the attribute list under which it applies.
  package let condition: Symbol?
  /// The last component of the name.
  package let namePlace: Place
  /// From `@` to the end of the arguments.
  package let place: Place
  /// What to delete so that it is gone: also the blanks behind it, and its line when nothing else stands there.
  /// Comments stay.
  package let removal: Place

  package init(
    name: Symbol, base: Symbol = .empty, argumentLabels: Symbol? = nil, firstArgument: Value = .none,
    condition: Symbol? = nil, namePlace: Place = .none, place: Place = .none, removal: Place = .none
  ) {
    _name = name
    _base = base
    wrapper = KnownWords.wrapper(name, in: base)
    self.argumentLabels = argumentLabels
    self.firstArgument = firstArgument
    self.condition = condition
    self.namePlace = namePlace
    self.place = place
    self.removal = removal
  }

  /// Whether an argument gives the wrapper its value.
  var givesInitialValue: Bool {
    argumentLabels.map { $0.string.split(separator: ":").contains { $0 == "wrappedValue" || $0 == "initialValue" } }
      ?? false
  }

  /// Whether the first argument is a type, as in `@Environment(Model.self)`.
  package var isOfType: Bool {
    firstArgument.kind == .member && firstArgument.$path.lastPathComponent == Symbol(.`self`)
  }
}
