/// A function of a struct, an enum, a protocol or an extension.
public struct Method: Sendable, Equatable {
  @Symbol public var name: String
  /// The index in `FileSummary.types`.
  public let owner: Int
  /// As written.
  public let access: AccessLevel?
  public let isStatic: Bool
  public let isMutating: Bool
  /// Whether it gives `some View` or the like.
  public let isDrawing: Bool

  public init(name: Symbol, owner: Int, access: AccessLevel?, isStatic: Bool, isMutating: Bool, isDrawing: Bool) {
    _name = name
    self.owner = owner
    self.access = access
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isDrawing = isDrawing
  }
}
