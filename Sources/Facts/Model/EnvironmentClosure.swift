/// The closure in which `EnvironmentStateObject` builds its object: `EnvironmentStateObject { env in Model(env.db) }`.
package struct EnvironmentClosure: Sendable, Equatable {
  package let traits: Traits
  /// The only expression of the closure; nil where it has several statements or none.
  package let result: Result?
  /// The closure with its braces.
  package let place: Place

  package init(traits: Traits, result: Result?, place: Place) {
    self.traits = traits
    self.result = result
    self.place = place
  }

  package struct Result: Sendable, Equatable {
    package let value: Value
    package let place: Place

    package init(value: Value, place: Place) {
      self.value = value
      self.place = place
    }
  }

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Uses its parameter, or `$0`, after the signature.
    package static let usesEnvironment = Traits(rawValue: 1 << 0)
    package static let hasCaptures = Traits(rawValue: 1 << 1)
    package static let hasTry = Traits(rawValue: 1 << 2)
  }
}
