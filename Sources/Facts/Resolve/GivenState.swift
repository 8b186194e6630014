/// State that keeps the value that it was given.
extension ProjectFacts {
  /// Whether the state has no initial value and no code of the view, in any file, changes it or hands out a binding
  /// to it.
  func isUnchangedState(_ property: Property, of view: DeclaredType) -> Bool {
    guard view.file.unchangedState.contains(MemberName(owner: view.index, name: property.$name)) else { return false }
    return extensions(of: view).allSatisfy { declaration in
      declaration.file.path == view.file.path
        || declaration.file.extensionUses(named: property.name).allSatisfy { use in
          use.scope != declaration.index || use.kinds == .read
        }
    }
  }
}
