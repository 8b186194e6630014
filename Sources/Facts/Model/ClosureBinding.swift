/// `Binding(get: { x.a }, set: { x.a = $0 })`: two closures that read and write the same value of the enclosing type.
package struct ClosureBinding: Sendable, Equatable {
  /// The value that is read and written.
  package let target: Reference
  /// The type in `Binding<T>`, where one is written.
  package let valueType: Symbol?
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// The function or property around it.
  @Symbol package var member: String
  /// `Binding`, or `.init`.
  package let callee: Place
  /// The whole call.
  package let place: Place

  package init(target: Reference, valueType: Symbol?, scope: Int, member: Symbol, callee: Place, place: Place) {
    self.target = target
    self.valueType = valueType
    self.scope = scope
    _member = member
    self.callee = callee
    self.place = place
  }
}
