/// A function with parameters that returns a view, such as `some View`, and that draws the values that its callers
/// pass.
public struct DrawingFunction: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  public let isStatic: Bool
  public let parameters: [Parameter]
  /// The declaration.
  public let place: Place

  public init(name: Symbol, owner: Int, isStatic: Bool, parameters: [Parameter], place: Place) {
    _name = name
    self.owner = owner
    self.isStatic = isStatic
    self.parameters = parameters
    self.place = place
  }
}
