/// A member by the index of its type in `FileSummary.types` and its name.
package struct MemberName: Sendable, Hashable {
  package let owner: Int
  package let name: String

  package init(owner: Int, name: String) {
    self.owner = owner
    self.name = name
  }
}
