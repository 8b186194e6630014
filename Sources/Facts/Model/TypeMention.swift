/// A type's name in a position where a type is written. A file keeps one for each name, position, and scope, and another
/// where it is the element of an array.
public struct TypeMention: Sendable, Equatable {
  public enum Position: UInt8, Sendable, Hashable {
    /// A parameter's type.
    case parameter
    /// An inheritance clause or an extension's type.
    case heading
    /// Any other place where a type is written.
    case type
    /// `T.x`, `T.self` in an expression.
    case expression
  }

  /// The dotted path as written, without generic arguments.
  @Symbol public var path: String
  public let position: Position
  /// Whether it is an array's element: `[T]`.
  public let isElement: Bool
  public let scope: Int?
  public let place: Place

  public init(path: Symbol, position: Position, isElement: Bool, scope: Int?, place: Place) {
    _path = path
    self.position = position
    self.isElement = isElement
    self.scope = scope
    self.place = place
  }
}
