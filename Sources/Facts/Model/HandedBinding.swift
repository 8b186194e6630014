/// A binding that a type's code creates from one of its properties, `$x` or `$x.member`, to pass it on or assign
/// through it.
package struct HandedBinding: Sendable, Equatable {
  /// Without `$`.
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// The callee that it is passed to: "Toggle" or, for a modifier, "sheet"; empty where it is not an argument.
  @Symbol package var receiver: String
  package let traits: Traits
  /// `$x`.
  package let place: Place

  package init(name: Symbol, scope: Int, receiver: Symbol, traits: Traits, place: Place) {
    _name = name
    self.scope = scope
    _receiver = receiver
    self.traits = traits
    self.place = place
  }

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Members follow: `$x.name`.
    package static let hasMembers = Traits(rawValue: 1 << 0)
    package static let isToModifier = Traits(rawValue: 1 << 1)
    package static let isPreview = Traits(rawValue: 1 << 2)
  }
}
