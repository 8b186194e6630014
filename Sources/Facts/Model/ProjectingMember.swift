/// A function or property that uses `$x`, where `x` is an object from the environment as far as the file tells. There
/// is one for each name and member.
package struct ProjectingMember: Sendable, Equatable {
  package enum Form: UInt8, Sendable, Hashable {
    /// A view builder or the like, or statements that return: another declaration may stand in front.
    case statements
    /// One expression whose value is returned without saying so.
    case expression
    /// Nowhere to put a statement, as in the initial value of a property.
    case none
  }

  /// `x`.
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension whose member it is.
  package let scope: Int
  package let form: Form
  /// What stands between two statements there: a line end and the indentation, or "; ".
  @Symbol package var separator: String
  /// The first statement.
  package let firstStatement: Place
  /// The first `$x`.
  package let place: Place
  /// `self.` in front of each `$x` that has it.
  package internal(set) var prefixes: [Place] = []
}
