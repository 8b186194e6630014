/// A type that `JSONParser` can build from JSON text.
package protocol JSONBuildable {
  /// - Parameter utf8Range: The range of the value in the text.
  static func json(_ shape: JSONShape<Self>, utf8Range: Range<Int>) -> Self
}

/// One value of a JSON text. The values inside it are already built.
package enum JSONShape<Value> {
  case null
  case bool(Bool)
  /// As spelled in the text.
  case number(String)
  case string(String)
  case array([Value])
  /// In text order. A name may occur more than once.
  case object([JSONMember<Value>])
}

/// A member of a JSON object.
package struct JSONMember<Value> {
  package let name: String
  /// The range of the name, including its quotation marks.
  package let nameUTF8Range: Range<Int>
  package let value: Value
}

extension JSONMember: Sendable where Value: Sendable {}
extension JSONShape: Sendable where Value: Sendable {}

/// The reason why a text isn't valid JSON.
package struct JSONFailure: Error {
  /// A clause: "expected a digit".
  package let message: String
  package let utf8Offset: Int
}
