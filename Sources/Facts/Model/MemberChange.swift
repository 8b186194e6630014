/// A property that a member of a class or extension changes by name: an assignment to it or to a part of it, `&x`, or a
/// call of a method that may be mutating. Top-level statements of an initializer don't count.
public struct MemberChange: Sendable, Hashable {
  public let owner: TypeIndex
  @Symbol public var name: String
  /// The function or property whose code changes it; "init" for a closure in an initializer.
  @Symbol public var member: String
  /// Whether the change is certain, as opposed to a call of a method that may be mutating.
  public let isCertain: Bool
  /// Whether the change follows an `await`, or assigns nil.
  public let isAwaited: Bool
  /// Whether other code in the file uses the member's name, for example to call it.
  public var isNamed = false

  public init(owner: Int, name: Symbol, member: Symbol, isCertain: Bool, isAwaited: Bool) {
    self.owner = owner
    _name = name
    _member = member
    self.isCertain = isCertain
    self.isAwaited = isAwaited
  }
}
