/// A member read or written through an expression: `base.x`, `base.$x`, `\T.x`, `\.x`. Members of `self` are
/// `NameUse`s.
///
/// A file keeps the first reference for each name and receiver, and a second one if only some of them are in actions or
/// write it.
public struct MemberReference: Sendable, Hashable {
  public enum Receiver: UInt8, Sendable, Hashable {
    /// A value of the type `receiverType`: a construction, or a variable with that written type.
    case value
    /// The type `receiverType` itself: `T.x`.
    case type
    /// The result of reading `receiverPath` from the enclosing type, or from a global.
    case memberOrGlobal
    /// The result of reading `receiverPath` from a value of `receiverType`.
    case memberOfValue
    /// An element of the collection that is read from `receiverPath`.
    case element
    /// An unknown value.
    case unknown
  }

  @Symbol public var name: String
  public let receiver: Receiver
  @Symbol public var receiverType: String
  @Symbol public var receiverPath: String
  /// Whether it is written `base.$x`.
  public let isProjected: Bool
  /// Whether it is in code that responds to events, as opposed to code that draws.
  public let isInAction: Bool
  /// Whether code assigns it or calls a method that is known to change it. A new object's members don't count.
  public let isWritten: Bool
  public let scope: TypeIndex?
  public let place: Place

  public init(
    name: Symbol, receiver: Receiver, receiverType: Symbol = .empty, receiverPath: Symbol = .empty,
    isProjected: Bool = false, isInAction: Bool = false, isWritten: Bool = false, scope: Int?, place: Place
  ) {
    _name = name
    self.receiver = receiver
    _receiverType = receiverType
    _receiverPath = receiverPath
    self.isProjected = isProjected
    self.isInAction = isInAction
    self.isWritten = isWritten
    self.scope = scope
    self.place = place
  }
}
