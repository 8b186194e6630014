/// A type's name in a position where a type is written. A file keeps one for each name, position, and scope, and
/// another one if the type is the element of an array.
public struct TypeMention: Sendable, Equatable {
  public enum Position: UInt8, Sendable, Hashable {
    /// The type of a parameter.
    case parameter
    /// A type in an inheritance clause, or the extended type of an extension.
    case heading
    /// A part of such a type, or a type that a generic parameter must be, so that the code gets values of it:
    /// `UIHostingController<T>`, `extension [T]`, `where Element == T`.
    case constraint
    /// Any other written type.
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
