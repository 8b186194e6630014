/// A type's own `==` that compares members of the two values, joins the results with `&&` and does nothing else.
package struct Comparison: Sendable, Equatable {
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  /// The type of the parameters, as written.
  @Symbol package var typePath: String
  /// The names of the parameters.
  @Symbol package var first: String
  @Symbol package var second: String
  /// What is compared, the first name of each path: "id" for `a.id.value == b.id.value`.
  package let members: [Symbol]
  /// The operator behind `func`.
  package let namePlace: Place
  /// The expression.
  package let place: Place
}
