/// A function with parameters that returns a view, such as `some View`, and so draws the values that callers pass.
package struct DrawingFunction: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the type or extension that declares it.
  package let owner: Int
  package let isStatic: Bool
  package let parameters: [Parameter]
  /// The declaration.
  package let place: Place

  package init(name: Symbol, owner: Int, isStatic: Bool, parameters: [Parameter], place: Place) {
    _name = name
    self.owner = owner
    self.isStatic = isStatic
    self.parameters = parameters
    self.place = place
  }
}
