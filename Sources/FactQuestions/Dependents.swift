import Facts

/// Whom a new version of a file concerns.
extension ProjectFacts {
  /// How often names are followed from a declaration to what names it. A rule looks at what a file names, and at what
  /// is named there: a view, who makes it, and who makes that one.
  private static let reach = 2

  /// The other files whose findings may differ when one version of a file's summary takes the place of another: those
  /// that name something that differs, and those that name a type which does.
  package func dependents(ofReplacing old: FileSummary, by new: FileSummary) -> Set<String> {
    var names = old.names(thatDifferFrom: new)
    // What is injected is often known by its type alone, so that any reader may be meant.
    if old.injections != new.injections { names.formUnion(index.names(.environmentReads)) }
    var known = names
    var found = filesDeclaringModifiers(calledIn: [old, new])
    for _ in 0..<Self.reach {
      var next: Set<Symbol> = []
      for name in names {
        for number in filesNaming(name) {
          guard let summary = summary(ofFile: number) else { continue }
          found.insert(number)
          next.formUnion(summary.namesOfTypes(naming: name))
        }
      }
      names = next.subtracting(known)
      known.formUnion(names)
    }
    return Set(found.compactMap { summary(ofFile: $0)?.path }).subtracting([old.path, new.path])
  }

  /// The files whose extensions of `View` have functions of the names of modifiers that the versions call: what these
  /// are given is followed from there.
  private func filesDeclaringModifiers(calledIn versions: [FileSummary]) -> Set<Int32> {
    let names = Set(versions.flatMap { $0.drawnCalls.lazy.filter { $0.callee == .modifier }.map(\.$typeName) })
    guard !names.isEmpty else { return [] }
    return Set(
      numbers(.extended, Symbol(.view)).filter { number in
        summary(ofFile: number).map { $0.drawingFunctions.contains { names.contains($0.$name) } } ?? false
      })
  }

  private func filesNaming(_ name: Symbol) -> Set<Int32> {
    let relations: [Relation] = [
      .declared, .aliased, .extended, .constructed, .propertyWrappers, .mentioned, .held, .objectOwners,
      .seededOwners, .environmentReads,
    ]
    return relations.reduce(into: []) { $0.formUnion(numbers($1, name)) }
  }
}

extension FileSummary {
  /// The names by which other files may come upon what differs between two versions of a file: types whose
  /// declaration or members differ, and what code that differs names.
  fileprivate func names(thatDifferFrom other: FileSummary) -> Set<Symbol> {
    guard self != other else { return [] }
    var names: Set<Symbol> = []
    let isSameShape = types.map(\.$path) == other.types.map(\.$path)
    for index in 0..<max(types.count, other.types.count) {
      let (before, after) = (type(at: index), other.type(at: index))
      let isSame =
        isSameShape && before == after && properties(of: index).elementsEqual(other.properties(of: index))
        && initializers(of: index).elementsEqual(other.initializers(of: index))
      if !isSame { names.formUnion([before, after].compactMap { $0?.$name }) }
    }
    names.formUnion(
      Set(constructions).symmetricDifference(other.constructions).lazy.map(\.$typePath.lastPathComponent))
    for call in Set(drawnCalls).symmetricDifference(other.drawnCalls) {
      names.insert(call.$typePath.pathWithoutLastComponent.lastPathComponent)
      names.formUnion(scopes(from: call.scope).map(\.$name))
    }
    names.formUnion(
      Set(memberReferences).symmetricDifference(other.memberReferences).lazy.map(\.$receiverType.lastPathComponent))
    names.formUnion(Set(typeAliases).symmetricDifference(other.typeAliases).lazy.map(\.$path.lastPathComponent))
    // Code that differs inside the types concerns who shows them.
    if names.isEmpty { names.formUnion(types.lazy.map(\.$name)) }
    return names.subtracting([.empty])
  }

  /// The types of the file whose code or members name a type.
  fileprivate func namesOfTypes(naming name: Symbol) -> Set<Symbol> {
    var scopes: Set<Int> = []
    for mention in typeMentions(named: name) {
      if let scope = mention.scope { scopes.insert(scope) }
    }
    for construction in constructions(named: name) {
      if let scope = construction.scope { scopes.insert(scope) }
    }
    return Set(scopes.flatMap { self.scopes(from: $0).map(\.$name) })
  }
}
