/// A call that creates one of the few framework views that rules check: `TextField(…)`, `ProgressView()`.
public struct FrameworkCall: Sendable, Equatable {
  @Symbol public var name: String
  public let arguments: [Argument]
  public let scope: TypeIndex?
  public let place: Place

  public init(name: Symbol, arguments: [Argument], scope: Int?, place: Place) {
    _name = name
    self.arguments = arguments
    self.scope = scope
    self.place = place
  }

  /// Whether it creates a control for typing text.
  public var isTextInput: Bool { ["TextField", "SecureField", "TextEditor"].contains(name) }
}
