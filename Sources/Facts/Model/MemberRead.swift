/// What a computed property of an `@Observable` class, or a method that gives something, reads of the class. There may be
/// several of one kind.
package struct MemberRead: Sendable, Equatable {
  /// The computed property or method.
  package let member: MemberName
  /// The name that it reads.
  @Symbol package var name: String

  package init(member: MemberName, name: Symbol) {
    self.member = member
    _name = name
  }
}
