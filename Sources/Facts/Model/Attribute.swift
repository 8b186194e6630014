/// An attribute as written: `@State`, `@SwiftUI.State(wrappedValue: 0)`, `@MainActor`.
public struct Attribute: Sendable, Equatable {
  /// The last component of the name.
  @Symbol public var name: String
  /// The path before the last component; empty if there is none.
  @Symbol public var base: String
  /// The wrapper with this name; nil for an attribute that is none of the known wrappers.
  public let wrapper: Wrapper?
  /// The labels of the arguments, each followed by a colon, with "_:" for an argument without a label; nil without
  /// parentheses.
  public let argumentLabels: Symbol?
  /// The first argument's value.
  public let firstArgument: Value
  /// The condition of the `#if` inside the attribute list that the attribute is in.
  public let condition: Symbol?
  /// The place of the last component of the name.
  public let namePlace: Place
  /// From `@` to the end of the arguments.
  public let place: Place
  /// The range to delete to remove the attribute. It includes the spaces after it, and the whole line if nothing else
  /// is on it. Comments stay.
  public let removal: Place

  public init(
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

  /// Whether an argument provides the wrapper's initial value.
  var givesInitialValue: Bool {
    argumentLabels.map { $0.string.split(separator: ":").contains { $0 == "wrappedValue" || $0 == "initialValue" } }
      ?? false
  }

  /// Whether the first argument is a type, as in `@Environment(Model.self)`.
  public var isOfType: Bool {
    firstArgument.kind == .member && firstArgument.$path.lastPathComponent == Symbol(.`self`)
  }
}
