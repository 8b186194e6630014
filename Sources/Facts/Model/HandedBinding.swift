/// A binding that a type's code creates from one of its properties, `$x` or `$x.member`, to pass it on or to assign
/// through it.
public struct HandedBinding: Sendable, Equatable {
  /// The name without `$`.
  @Symbol public var name: String
  public let scope: TypeIndex
  /// The name of the callee that it is passed to: "Toggle" or, for a modifier, "sheet"; empty if it isn't an argument.
  @Symbol public var receiver: String
  public let traits: Traits
  /// `$x`.
  public let place: Place

  public init(name: Symbol, scope: Int, receiver: Symbol, traits: Traits, place: Place) {
    _name = name
    self.scope = scope
    _receiver = receiver
    self.traits = traits
    self.place = place
  }

  /// Whether it decides if a sheet, an alert, another modal view, or a pushed one is shown: `.sheet(isPresented: $x)`.
  public var isPresenting: Bool { isForPresentation && !traits.contains(.hasMembers) }

  /// Whether it, or the binding to its member, decides if such a view is shown.
  public var isForPresentation: Bool {
    traits.isSuperset(of: [.isToModifier, .isPresentation])
      && (KnownWords.isModal($receiver) || $receiver == Symbol(.navigationDestination))
  }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A member follows: `$x.name`.
    public static let hasMembers = Traits(rawValue: 1 << 0)
    public static let isToModifier = Traits(rawValue: 1 << 1)
    public static let isPreview = Traits(rawValue: 1 << 2)
    /// Its label is `isPresented` or `item`.
    public static let isPresentation = Traits(rawValue: 1 << 3)
  }
}
