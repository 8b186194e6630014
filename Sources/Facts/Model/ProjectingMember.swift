/// A function or property that uses `$x`, where `x` is an object from the environment, as far as the file shows. There
/// is one for each name and member.
public struct ProjectingMember: Sendable, Equatable {
  public enum Form: UInt8, Sendable, Hashable {
    /// A view builder, or statements with `return`. Another declaration may be added before them.
    case statements
    /// One expression with an implicit return.
    case expression
    /// Code without room for a statement, such as the initial value of a property.
    case none
  }

  /// `x`.
  @Symbol public var name: String
  public let scope: TypeIndex
  public let form: Form
  /// The separator between two statements: a line ending and the indentation, or "; ".
  @Symbol public var separator: String
  /// The place of the first statement.
  public let firstStatement: Place
  /// The place of the first `$x`.
  public let place: Place

  public init(name: Symbol, scope: Int, form: Form, separator: Symbol, firstStatement: Place, place: Place) {
    _name = name
    self.scope = scope
    self.form = form
    _separator = separator
    self.firstStatement = firstStatement
    self.place = place
  }
  /// The places of `self.` before each `$x` that has it.
  public var prefixes: [Place] = []
}
