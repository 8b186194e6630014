/// A modifier that puts a value into the environment of the view before it: `.environmentObject(model)`,
/// `.environment(model)`, `.environment(\.theme, .dark)`.
public struct EnvironmentInjection: Sendable, Equatable {
  public let family: EnvironmentFamily
  /// "theme" for `\.theme`; empty for families without a key.
  @Symbol public var keyPath: String
  /// The injected value.
  public let argument: Argument
  /// The path of the written type, if the value starts with a local variable or a parameter. Empty if it starts with
  /// something else, or if no type is written.
  @Symbol public var localType: String
  public let traits: Traits
  public let context: Construction.Context
  public let scope: TypeIndex?
  /// The enclosing function, property, or initializer, which is a member of `scope` or a global declaration.
  @Symbol public var member: String
  /// The start of the chain of modifiers that it ends: `Home()`, `content`; `none` for a call without a base.
  public let root: Value
  /// The word `environmentObject` or `environment`.
  public let namePlace: Place
  /// The expression before it, which receives the value; nil for a call without a base, as in an extension of `View`.
  public let base: Place?
  /// From the period, or from the name if there is no period, to the closing parenthesis.
  public let place: Place

  public init(
    family: EnvironmentFamily, keyPath: Symbol, argument: Argument, localType: Symbol, traits: Traits,
    context: Construction.Context, scope: Int?, member: Symbol, root: Value, namePlace: Place, base: Place?,
    place: Place
  ) {
    self.family = family
    _keyPath = keyPath
    self.argument = argument
    _localType = localType
    self.traits = traits
    self.context = context
    self.scope = scope
    _member = member
    self.root = root
    self.namePlace = namePlace
    self.base = base
    self.place = place
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In a `body` or another member that returns a view, but not in a closure with side effects.
    public static let isDrawn = Traits(rawValue: 1 << 0)
  }
}

/// The ways to pass objects and values through the environment. Each way only reads what was passed by the same way.
public enum EnvironmentFamily: String, Sendable, Hashable, CaseIterable {
  /// `@EnvironmentObject var model: Model` and `.environmentObject(model)`, by the type of an `ObservableObject`.
  case object
  /// `@Environment(Model.self) var model` and `.environment(model)`, by the type of an `@Observable` class.
  case observable
  /// `@Environment(\.model) var model` and `.environment(\.model, model)`, by key.
  case key

  /// The modifier as the documentation writes it.
  public var modifier: String {
    switch self {
    case .object: "environmentObject(_:)"
    case .observable: "environment(_:)"
    case .key: "environment(_:_:)"
    }
  }
}
