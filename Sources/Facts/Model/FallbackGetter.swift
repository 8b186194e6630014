/// A property of the environment's values that makes something where its key holds nothing:
/// `get { self[ThemeKey.self] ?? Theme() }`.
package struct FallbackGetter: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the extension.
  package let owner: Int
  /// The path of the key.
  @Symbol package var key: String
  /// The path of the type that it makes; empty where the property's type tells.
  @Symbol package var madeType: String
  /// Whether what it makes is made of literals alone, so that it could be made once.
  package let isConstant: Bool
  /// The expression that makes it.
  package let place: Place

  package init(name: Symbol, owner: Int, key: Symbol, madeType: Symbol, isConstant: Bool, place: Place) {
    _name = name
    self.owner = owner
    _key = key
    _madeType = madeType
    self.isConstant = isConstant
    self.place = place
  }
}
