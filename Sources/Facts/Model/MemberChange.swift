/// A property that a member of a class or extension changes by its name: an assignment to it or to a part of it, `&x`, a
/// method that may be mutating. An initializer's own statements are none.
package struct MemberChange: Sendable, Hashable {
  /// The index in `FileSummary.types` of the class or extension.
  package let owner: Int
  @Symbol package var name: String
  /// The function or property whose code changes it; "init" for a closure of an initializer.
  @Symbol package var member: String
  /// Not only a method of an unknown kind is called on it.
  package let isCertain: Bool
}
