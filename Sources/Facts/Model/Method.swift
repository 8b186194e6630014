/// A function of a struct, an enumeration, a protocol, or an extension.
public struct Method: Sendable, Equatable {
  @Symbol public var name: String
  public let owner: TypeIndex
  /// The written access level.
  public let access: AccessLevel?
  public let isStatic: Bool
  public let isMutating: Bool
  public let isAsync: Bool
  /// Whether it returns an opaque type, such as `some View`.
  public let isDrawing: Bool

  public init(
    name: Symbol, owner: Int, access: AccessLevel?, isStatic: Bool, isMutating: Bool, isAsync: Bool, isDrawing: Bool
  ) {
    _name = name
    self.owner = owner
    self.access = access
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isAsync = isAsync
    self.isDrawing = isDrawing
  }
}
