/// The purpose of the closure that declares a parameter. It determines whether a view inside the closure gets a new
/// identity when the parameter's value changes.
public enum ClosureParameterKind: UInt8, Sendable, Hashable {
  /// `ForEach(items) { item in … }`: one identity for each element's `id`.
  case element
  /// `ForEach(items, id: \.self) { item in … }`: a different value has a different identity.
  case elementByValue
  /// `ForEach(items.indices, id: \.self) { index in … }`: the parameter is an index.
  case index
  /// `ForEach(Array(items.enumerated()), id: \.offset) { … }`: an element that is identified by its index.
  case elementByIndex
  /// `.sheet(item:) { item in … }`, `.navigationDestination(for:) { value in … }`: shown again for each value.
  case item
  /// `CardList(items) { item in … }`: a view of the app or of a package, which may give each element an identity.
  case unknown
  case other
}
