/// What the closure is for whose parameter a name is: whether the view inside it gets a new identity together with
/// the parameter's value.
package enum ClosureParameterKind: UInt8, Sendable, Hashable {
  /// `ForEach(items) { item in … }`: one identity for each element's `id`.
  case element
  /// `ForEach(items, id: \.self) { item in … }`: another value is another identity.
  case elementByValue
  /// `ForEach(items.indices, id: \.self) { index in … }`: the parameter is an index.
  case index
  /// `ForEach(Array(items.enumerated()), id: \.offset) { … }`: an element under the identity of its index.
  case elementByIndex
  /// `.sheet(item:) { item in … }`, `.navigationDestination(for:) { value in … }`: shown again for each value.
  case item
  /// `CardList(items) { item in … }`: a view of the app's or of a package's own may give it an identity or not.
  case unknown
  case other
}
