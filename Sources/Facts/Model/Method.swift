/// A function of a struct, a protocol or an extension.
package struct Method: Sendable, Hashable {
  package let name: String
  /// The index in `FileSummary.types`.
  package let owner: Int
  /// As written.
  package let access: AccessLevel?
  package let isStatic: Bool

  package init(name: String, owner: Int, access: AccessLevel?, isStatic: Bool) {
    self.name = name
    self.owner = owner
    self.access = access
    self.isStatic = isStatic
  }
}
