/// A JSON value with its position in the text, for diagnostics about files that people write.
package struct LocatedJSON: Sendable, JSONBuildable {
  package let shape: JSONShape<LocatedJSON>
  package let utf8Range: Range<Int>

  package static func json(_ shape: JSONShape<LocatedJSON>, utf8Range: Range<Int>) -> LocatedJSON {
    LocatedJSON(shape: shape, utf8Range: utf8Range)
  }

  package var string: String? {
    guard case .string(let value) = shape else { return nil }
    return value
  }

  /// Nil for a value that is not an array.
  package var elements: [LocatedJSON]? {
    guard case .array(let values) = shape else { return nil }
    return values
  }

  /// Nil for a value that is not an object.
  package var members: [JSONMember<LocatedJSON>]? {
    guard case .object(let members) = shape else { return nil }
    return members
  }
}
