/// `didSet { … }` or `willSet { … }` of a stored property.
package struct PropertyObserver: Sendable, Equatable {
  /// The property's.
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type that declares the property.
  package let owner: Int
  package let traits: Traits
  /// What the old or new value is called in it: "oldValue" unless something else is written.
  @Symbol package var parameter: String
  /// `didSet` or `willSet`.
  package let keyword: Place
  /// The statements with their braces.
  package let body: Place
  /// All that stands in braces behind the property.
  package let accessors: Place

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isWillSet = Traits(rawValue: 1 << 0)
    /// Does nothing but print, log and assert, if anything.
    package static let onlyReports = Traits(rawValue: 1 << 1)
    package static let namesParameter = Traits(rawValue: 1 << 2)
    /// Assigns the property itself.
    package static let assignsProperty = Traits(rawValue: 1 << 3)
    /// No other observer stands beside it.
    package static let isAlone = Traits(rawValue: 1 << 4)
  }
}
