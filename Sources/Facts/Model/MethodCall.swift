/// A call of a method on a value that code created, received, or took from a collection: `Row().load()`, `row.load()`,
/// `$0.load()`. There is one for each name, type, and scope.
public struct MethodCall: Sendable, Equatable {
  @Symbol public var name: String
  /// The path of the value's type as written; empty if the type is unknown.
  @Symbol public var typePath: String
  /// Nil if `typePath` is empty.
  public let scope: TypeIndex?
  public let place: Place

  public init(name: Symbol, typePath: Symbol, scope: Int?, place: Place) {
    _name = name
    _typePath = typePath
    self.scope = scope
    self.place = place
  }
}
