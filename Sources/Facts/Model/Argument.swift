/// An argument of a call.
public struct Argument: Sendable, Hashable {
  /// Empty for an argument without a label.
  @Symbol public var label: String
  public let value: Value
  /// The names that the argument mentions, except those that it declares itself.
  public let mentions: [Reference]
  /// The expression, without the label.
  public let place: Place
  public let isTrailingClosure: Bool
  /// Whether it names variables or parameters of the enclosing function or closures.
  public let namesLocals: Bool
  /// Whether only the parameter says what type it is of: `.known(x)`, `isOn ? .all : nil`.
  public let takesTypeFromContext: Bool
  public let bound: Bound

  /// The value that a binding refers to, where its expression shows it.
  public enum Bound: Sendable, Hashable {
    case unknown
    /// `$x`, `self.$x.a[0]`. The place is that of the `$`; without it, the expression is the value.
    case projection(Place)
    /// `.constant(e)`, `Binding<T>.constant(e)`: the place of the value.
    case constant(Place)
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

  /// The same for a member of what is passed, if that is named: `model.name` for `model`.
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
