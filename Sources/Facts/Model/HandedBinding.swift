/// A binding that code of a type takes of one of its properties, `$x` or `$x.member`, and hands on or assigns through.
package struct HandedBinding: Sendable, Equatable {
  /// Without `$`.
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// What is called with it: "Toggle" or, for a modifier, "sheet"; empty where it is no argument.
  @Symbol package var receiver: String
  package let traits: Traits
  /// `$x`.
  package let place: Place

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Members follow: `$x.name`.
    package static let hasMembers = Traits(rawValue: 1 << 0)
    package static let isToModifier = Traits(rawValue: 1 << 1)
    package static let isPreview = Traits(rawValue: 1 << 2)
  }
}
