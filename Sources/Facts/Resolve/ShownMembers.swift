/// What a view shows of an object that it holds.
extension ProjectFacts {
  /// The first member of the held object that may change, that fulfils the condition, and that the view, in this file,
  /// reads while it draws or hands on as a binding.
  package func shownMember(
    of state: WrappedProperty, held: DeclaredType, in file: FileFacts,
    where condition: (Property) -> Bool = { _ in true }
  ) -> DrawnMember? {
    file.drawnMembers.first { drawn in
      guard drawn.property == state.property.name, owner(of: drawn.scope, in: file.summary) == state.owner,
        let (member, _) = property(named: drawn.member, of: held)
      else { return false }
      return !member.isLet && !member.isStatic && condition(member)
    }
  }
}
