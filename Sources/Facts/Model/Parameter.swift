/// A parameter of an initializer.
package struct Parameter: Sendable, Equatable {
  /// The index in `Initializer.parameters`.
  package let index: Int
  /// The argument label; empty for `_`.
  @Symbol package var label: String
  @Symbol package var name: String
  package let type: WrittenType?
  package let traits: Traits
  /// `none` for a parameter without a default value.
  package let defaultValue: Value
  package let namePlace: Place
  package let typePlace: Place

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isAutoclosure = Traits(rawValue: 1 << 0)
    package static let isEscaping = Traits(rawValue: 1 << 1)
    package static let isInOut = Traits(rawValue: 1 << 2)
    package static let isVariadic = Traits(rawValue: 1 << 3)
    package static let hasDefault = Traits(rawValue: 1 << 4)
    /// Has `@ViewBuilder` or another attribute that does not concern closures.
    package static let hasBuilder = Traits(rawValue: 1 << 5)
  }

  package init(
    index: Int, label: Symbol, name: Symbol, type: WrittenType?, traits: Traits = [], defaultValue: Value = .none,
    namePlace: Place = .none, typePlace: Place = .none
  ) {
    self.index = index
    _label = label
    _name = name
    self.type = type
    self.traits = traits
    self.defaultValue = defaultValue
    self.namePlace = namePlace
    self.typePlace = typePlace
  }

  /// What callers write in front of the value; the name where they write nothing.
  package var outerName: String { label.isEmpty ? name : label }

  package var isClosure: Bool { type?.form == .function || traits.contains(.isAutoclosure) }
  /// A closure that an escaping closure cannot capture.
  package var isNonEscapingClosure: Bool { isClosure && !traits.contains(.isEscaping) }
}
