/// What a view shows of an object that it holds.
extension ProjectFacts {
  /// The first member of the held object that may change, that fulfils the condition, and that the view, in this file,
  /// reads while it draws or hands on as a binding.
  package func shownMember(
    of property: Property, of owner: DeclaredType, held: DeclaredType, in file: FileFacts,
    where condition: (Property) -> Bool = { _ in true }
  ) -> DrawnMember? {
    file.summary.drawnMembers(of: property.$name).first { drawn in
      guard self.owner(of: drawn.scope, in: file.summary) == owner,
        let (member, _) = self.property(named: drawn.$member, of: held)
      else { return false }
      return !member.isLet && !member.isStatic && condition(member)
    }
  }
}
