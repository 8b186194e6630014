/// What can be built from JSON text by `JSONParser`.
package protocol JSONBuildable {
  /// - Parameter utf8Range: where the value stands in the text.
  static func json(_ shape: JSONShape<Self>, utf8Range: Range<Int>) -> Self
}

/// One value of a JSON text, with those inside it already built.
package enum JSONShape<Value> {
  case null
  case bool(Bool)
  /// As it is spelled.
  case number(String)
  case string(String)
  case array([Value])
  /// In text order; a name may occur more than once.
  case object([JSONMember<Value>])
}

/// A member of a JSON object.
package struct JSONMember<Value> {
  package let name: String
  /// With its quotation marks.
  package let nameUTF8Range: Range<Int>
  package let value: Value
}

extension JSONMember: Sendable where Value: Sendable {}
extension JSONShape: Sendable where Value: Sendable {}

/// Why a text isn't valid JSON.
package struct JSONFailure: Error {
  /// A clause: "expected a digit".
  package let message: String
  package let utf8Offset: Int
}
