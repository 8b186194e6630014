/// A member read from a value that the same code creates: `Home().x`, `view.x` after `let view = Home()`, or
/// `host.rootView.x` after `let host = UIHostingController(rootView: Home())`.
public struct MadeValueRead: Sendable, Equatable {
  /// The path of the created type as written.
  @Symbol public var typePath: String
  @Symbol public var member: String
  public let scope: TypeIndex?
  public let place: Place

  public init(typePath: Symbol, member: Symbol, scope: Int?, place: Place) {
    _typePath = typePath
    _member = member
    self.scope = scope
    self.place = place
  }
}
