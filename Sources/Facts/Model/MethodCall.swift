/// A method that is called on a value which code made, was given or took out of a collection: `Row().load()`,
/// `row.load()`, `$0.load()`. There is one for each name, type and scope.
package struct MethodCall: Sendable, Equatable {
  @Symbol package var name: String
  /// The path of the value's type as written; empty where nothing tells.
  @Symbol package var typePath: String
  /// The index in `FileSummary.types` of the innermost type or extension around it; nil too where no type is known.
  package let scope: Int?
  package let place: Place
}
