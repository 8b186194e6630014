import Facts

/// The members of an object that a view shows.
extension ProjectFacts {
  /// The first member of the held object that the view's code in this file reads while its body is evaluated or passes
  /// on as a binding. The member must be mutable and meet the condition, and must not be passed to a view that also
  /// observes the object.
  package func shownMember(
    of property: Property, of owner: DeclaredType, held: DeclaredType, in file: FileFacts,
    where condition: (Property) -> Bool = { _ in true }
  ) -> DrawnMember? {
    drawnMembers(of: property.$name, in: owner, file.summary).first { drawn in
      guard let (member, _) = self.property(named: drawn.$member, of: held) else { return false }
      return !member.isLet && !member.isStatic && condition(member) && !isPassedToObserver(drawn, in: file.summary)
    }
  }

  /// Returns whether the member is passed to a view that also receives the object and observes it.
  private func isPassedToObserver(_ drawn: DrawnMember, in file: FileSummary) -> Bool {
    file.constructions(at: drawn.scope).contains { construction in
      guard construction.place.range.contains(drawn.place.range),
        let view = type(named: construction.$typePath, at: construction.site, in: file)
      else { return false }
      return construction.arguments.contains { argument in
        argument.value == Value(.name, drawn.$property)
          && view.property(named: argument.$label)?.isObservingWrapper ?? false
      }
    }
  }

  /// The members of the property's value that the type's code in a file reads while a body is evaluated, in the order
  /// of the file's facts.
  package func drawnMembers(of property: Symbol, in type: DeclaredType, _ file: FileSummary) -> [DrawnMember] {
    let scopes = ([type] + extensions(of: type)).filter { $0.file.id == file.id }.map(\.index)
    return scopes.flatMap { file.drawnMembers(of: property, at: $0).indexes }.sorted().map { file.drawnMembers[$0] }
      .filter { owner(of: $0.scope, in: file) == type }
  }
}
