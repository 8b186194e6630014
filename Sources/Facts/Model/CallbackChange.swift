/// A change in a closure that code of a class passes to a method of one of its properties, or assigns to a member of
/// one: `service.load { rows = $0 }`, `service.onLoad = { rows = $0 }`.
public struct CallbackChange: Sendable, Hashable {
  /// The changed member.
  public let member: MemberName
  /// The property whose object receives the closure.
  @Symbol public var receiver: String

  public init(member: MemberName, receiver: Symbol) {
    self.member = member
    _receiver = receiver
  }
}
