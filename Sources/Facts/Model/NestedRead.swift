/// A value that drawing code or a getter reads through an object: `model.child.name`. A file keeps each one only once.
public struct NestedRead: Sendable, Hashable {
  public let scope: TypeIndex
  /// `model`.
  @Symbol public var property: String
  /// `child`.
  @Symbol public var member: String
  /// `name`.
  @Symbol public var inner: String
  /// The range from the property to `name`.
  public let place: Place
  /// Whether `child` is a collection and `name` is read from one of its elements: `model.rows[0].name`.
  public let isOfElement: Bool
  /// Whether it is a binding: `$model.child.name`.
  public let isBinding: Bool

  public init(
    scope: Int, property: Symbol, member: Symbol, inner: Symbol, place: Place, isOfElement: Bool = false,
    isBinding: Bool = false
  ) {
    self.scope = scope
    _property = property
    _member = member
    _inner = inner
    self.place = place
    self.isOfElement = isOfElement
    self.isBinding = isBinding
  }
}
