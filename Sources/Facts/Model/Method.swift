/// A function of a struct, an enum, a protocol or an extension.
package struct Method: Sendable, Equatable {
  @Symbol package var name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  /// As written.
  package let access: AccessLevel?
  package let isStatic: Bool
  package let isMutating: Bool
  /// Whether it gives `some View` or the like.
  package let isDrawing: Bool

  package init(name: Symbol, owner: Int, access: AccessLevel?, isStatic: Bool, isMutating: Bool, isDrawing: Bool) {
    _name = name
    self.owner = owner
    self.access = access
    self.isStatic = isStatic
    self.isMutating = isMutating
    self.isDrawing = isDrawing
  }
}
