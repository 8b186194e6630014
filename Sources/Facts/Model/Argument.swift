/// An argument of a call.
public struct Argument: Sendable, Hashable {
  /// The label; empty for an argument without one.
  @Symbol public var label: String
  public let value: Value
  /// The names that the argument mentions, except those that it declares itself.
  public let mentions: [Reference]
  /// The expression, without the label.
  public let place: Place
  public let isTrailingClosure: Bool
  /// Whether the argument uses variables or parameters of the enclosing function or closures.
  public let namesLocals: Bool
  /// Whether the argument's type comes from the parameter: `.known(x)`, `isOn ? .all : nil`.
  public let takesTypeFromContext: Bool
  public let bound: Bound

  /// The value that a binding refers to, as far as its expression shows it.
  public enum Bound: Sendable, Hashable {
    case unknown
    /// `$x`, `self.$x.a[0]`, with the place of the `$`. The expression without it is the value.
    case projection(Place)
    /// `.constant(e)`, `Binding<T>.constant(e)`, with the place of the value.
    case constant(Place)
    /// `Binding(get: { e }, set: …)`, with the place of the value.
    case computed(Place)
  }

  public init(
    label: Symbol, value: Value, mentions: [Reference] = [], place: Place = .none, isTrailingClosure: Bool = false,
    namesLocals: Bool = false, takesTypeFromContext: Bool = false, bound: Bound = .unknown
  ) {
    _label = label
    self.value = value
    self.mentions = mentions
    self.place = place
    self.isTrailingClosure = isTrailingClosure
    self.namesLocals = namesLocals
    self.takesTypeFromContext = takesTypeFromContext
    self.bound = bound
  }

  /// Returns the argument for a member of the passed value: `model.name` for `model`. Its value is `none` unless this
  /// argument is a name or a path of names.
  public func reading(_ member: Symbol) -> Argument {
    guard value.kind == .name || value.kind == .member, mentions.count == 1, let mention = mentions.first else {
      return Argument(label: $label, value: .none)
    }
    let read = Reference(
      root: mention.root, name: mention.$name, members: mention.$members.appendingPath(member),
      isProjected: mention.isProjected, parameterKind: mention.parameterKind)
    return Argument(
      label: $label, value: Value(.member, value.$path.appendingPath(member)), mentions: [read], place: place,
      namesLocals: namesLocals)
  }
}
