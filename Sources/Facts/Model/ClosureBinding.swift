/// `Binding(get: { x.a }, set: { x.a = $0 })`: two closures that read and write the same value of the enclosing type.
public struct ClosureBinding: Sendable, Equatable {
  /// The value that is read and written.
  public let target: Reference
  /// The type in `Binding<T>`; nil if none is written.
  public let valueType: Symbol?
  public let scope: TypeIndex
  /// The enclosing function or property.
  @Symbol public var member: String
  /// `Binding`, or `.init`.
  public let callee: Place
  /// The whole call.
  public let place: Place

  public init(target: Reference, valueType: Symbol?, scope: Int, member: Symbol, callee: Place, place: Place) {
    self.target = target
    self.valueType = valueType
    self.scope = scope
    _member = member
    self.callee = callee
    self.place = place
  }
}
