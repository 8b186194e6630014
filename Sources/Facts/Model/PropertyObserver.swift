/// `didSet { … }` or `willSet { … }` of a stored property.
package struct PropertyObserver: Sendable, Equatable {
  /// The name of the property.
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type that declares the property.
  package let owner: Int
  package let traits: Traits
  /// The name of the old or new value in the observer: "oldValue" unless another name is written.
  @Symbol package var parameter: String
  /// `didSet` or `willSet`.
  package let keyword: Place
  /// The statements, including their braces.
  package let body: Place
  /// The whole accessor block of the property.
  package let accessors: Place

  package init(
    name: Symbol, owner: Int, traits: Traits, parameter: Symbol, keyword: Place, body: Place, accessors: Place
  ) {
    _name = name
    self.owner = owner
    self.traits = traits
    _parameter = parameter
    self.keyword = keyword
    self.body = body
    self.accessors = accessors
  }

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isWillSet = Traits(rawValue: 1 << 0)
    /// At most prints, logs and asserts.
    package static let onlyReports = Traits(rawValue: 1 << 1)
    package static let namesParameter = Traits(rawValue: 1 << 2)
    /// Assigns the property itself.
    package static let assignsProperty = Traits(rawValue: 1 << 3)
    /// Is the property's only observer.
    package static let isAlone = Traits(rawValue: 1 << 4)
  }
}
