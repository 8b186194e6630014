/// A member by the index of its type in `FileSummary.types` and its name.
package struct MemberName: Sendable, Hashable {
  package let owner: Int
  @Symbol package var name: String

  package init(owner: Int, name: Symbol) {
    self.owner = owner
    _name = name
  }
}
