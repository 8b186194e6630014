/// A call of a method on a value that code created, received or took out of a collection: `Row().load()`, `row.load()`,
/// `$0.load()`. There is one for each name, type and scope.
public struct MethodCall: Sendable, Equatable {
  @Symbol public var name: String
  /// The path of the value's type as written; empty if it is not known.
  @Symbol public var typePath: String
  /// The index in `FileSummary.types` of the innermost type or extension around it; also nil if no type is known.
  public let scope: Int?
  public let place: Place

  public init(name: Symbol, typePath: Symbol, scope: Int?, place: Place) {
    _name = name
    _typePath = typePath
    self.scope = scope
    self.place = place
  }
}
