/// A type's name in a position where a type is written. A file keeps one for each name, position, and scope, and another
/// where it is the element of an array.
package struct TypeMention: Sendable, Equatable {
  package enum Position: UInt8, Sendable, Hashable {
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
  @Symbol package var path: String
  package let position: Position
  /// Whether it is an array's element: `[T]`.
  package let isElement: Bool
  package let scope: Int?
  package let place: Place

  package init(path: Symbol, position: Position, isElement: Bool, scope: Int?, place: Place) {
    _path = path
    self.position = position
    self.isElement = isElement
    self.scope = scope
    self.place = place
  }
}
