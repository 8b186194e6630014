/// A JSON value with its position in the text, for diagnostics about files that people write.
package struct LocatedJSON: Sendable, JSONBuildable {
  package let shape: JSONShape<LocatedJSON>
  package let utf8Range: Range<Int>

  package static func json(_ shape: JSONShape<LocatedJSON>, utf8Range: Range<Int>) -> LocatedJSON {
    LocatedJSON(shape: shape, utf8Range: utf8Range)
  }

  package var string: String? { if case .string(let value) = shape { value } else { nil } }

  /// Nil for a value that is not an array.
  package var elements: [LocatedJSON]? { if case .array(let values) = shape { values } else { nil } }

  /// Nil for a value that is not an object.
  package var members: [JSONMember<LocatedJSON>]? { if case .object(let members) = shape { members } else { nil } }
}
