/// A variable or parameter of a function or closure with a wrapper that works only in views, as in
/// `@Previewable @StateObject var model = Model()`.
package struct LocalHolder: Sendable, Equatable {
  @Symbol package var name: String
  package let wrapper: Wrapper
  package let attribute: Attribute
  package let isParameter: Bool
  package let type: WrittenType?
  package let value: Value
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  package let place: Place
  package let namePlace: Place
  package let traits: Traits

  package init(
    name: Symbol, wrapper: Wrapper, attribute: Attribute, isParameter: Bool, type: WrittenType?, value: Value,
    scope: Int?, place: Place, namePlace: Place, traits: Traits
  ) {
    _name = name
    self.wrapper = wrapper
    self.attribute = attribute
    self.isParameter = isParameter
    self.type = type
    self.value = value
    self.scope = scope
    self.place = place
    self.namePlace = namePlace
    self.traits = traits
  }

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Has `@Previewable`, which turns it into a property.
    package static let isPreviewable = Traits(rawValue: 1 << 0)
  }
}
