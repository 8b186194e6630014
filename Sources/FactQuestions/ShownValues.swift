import Facts

/// The ways in which the value of a class's property can leave the class and reach the views that show it.
extension ProjectFacts {
  /// Describes a use of the property outside the class, or why there may be one: directly or through a computed
  /// property that depends on it, or a method that returns something created from it. Returns nil if there is certainly
  /// none. `facts` must be those of the file that declares the class.
  package func reader(of property: Property, in type: DeclaredType, facts: FileFacts) -> String? {
    let graph = memberGraph(of: type, facts: facts)
    var names = [property.$name]
    var next = 0
    while next < names.count {
      let name = names[next]
      next += 1
      guard let (member, _) = self.property(named: name, of: type) else {
        return "'\(name)()' returns something created from '\(property.name)'"
      }
      if let use = useOutside(member, of: type) { return "'\(name)' is used at \(use.description)" }
      for member in graph.members(giving: name) where !names.contains(member) { names.append(member) }
    }
    if let access = property.access, access > .internal, mayBeUsedOutside(type) {
      return "'\(property.name)' is \(access)"
    }
    return isComplete ? nil : "not every file of the project has been read yet"
  }

  /// Like `reader(of:in:facts:)` for a property that views cannot track. Returns nil if the value never changes once it
  /// is set, so that no view needs updates.
  package func readerMissingChanges(of property: Property, in type: DeclaredType, facts: FileFacts) -> String? {
    isFixed(property, in: type, facts: facts) ? nil : reader(of: property, in: type, facts: facts)
  }

  private func isFixed(_ property: Property, in type: DeclaredType, facts: FileFacts) -> Bool {
    guard
      property.modifiers.contains(.isLazy)
        || property.attributes.contains(where: { Self.injectingWrappers.contains($0.$name) })
    else { return false }
    let changing: NameUse.Kinds = [
      .written, .memberWritten, .takenInOut, .projected, .projectedMember, .storage,
    ]
    return use(of: property, as: changing, in: type, facts: facts) == nil
      && (property.setterAccess.map { $0 <= .fileprivate } ?? false
        || isComplete && foreignUse(of: property, in: type) == nil)
  }

  /// Wrappers of well-known packages whose value stays the same unless code assigns another one.
  package static let injectingWrappers: Set<Symbol> = ["Dependency", "Injected", "LazyInjected", "WeakLazyInjected"]

  private func useOutside(_ property: Property, of type: DeclaredType) -> ForeignUse? {
    let isHidden = property.access.map { $0 <= .fileprivate } ?? false
    return foreignUses(of: property, in: type).first { use in
      (use.isInSameFile || !isHidden) && summary(ofFileAt: use.path)?.traits.contains(.isTest) != true
    }
  }
}
