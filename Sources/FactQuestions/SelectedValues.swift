import Facts

/// State that starts with one of several elements, of which another one may take its place.
extension ProjectFacts {
  /// Returns whether people edit in the state what they select beside it: in the detail column of a split view, the
  /// argument is looked up, or it is there only while something is selected.
  package func editsSelected(
    _ argument: Argument, in state: Property, of view: DeclaredType, _ found: FoundConstruction
  ) -> Bool {
    guard found.construction.context.contains(.isDetail), let mention = argument.mentions.first else { return false }
    let isSelected =
      mention.root == .local
      || found.construction.branch.contains { $0.kind == .present && $0.$name == mention.$name }
    return isSelected && isEntered(state, in: view)
  }

  /// Returns whether the argument is a member of a row's element that code changes, and the list is also loaded again,
  /// although the row stays the same.
  package func isChangedInRow(_ argument: Argument, in found: FoundConstruction) -> Bool {
    guard argument.value.kind == .member, let mention = argument.mentions.first,
      !context(of: found).contains(.isPushed), let name = elementName(mention, in: found),
      let (list, declarer) = property(for: name.collection, at: name.scope, in: found.file),
      let element = elementType(of: list, in: declarer),
      declarer.file.carriedChanges.contains(where: {
        $0.$property == list.$name && $0.isLoaded && owner(of: $0.scope, in: declarer.file) == declarer
      })
    else { return false }
    return isWrittenElsewhere(mention.firstMember, of: element)
  }
}
