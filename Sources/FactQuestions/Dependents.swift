import Facts

/// The files that a new version of a file affects.
extension ProjectFacts {
  /// The number of steps from a declaration to the code that names it. A rule looks at what a file names, and at what
  /// the code there names. For a view, the first step leads to the code that creates it, and the second to the code
  /// that creates the view around it.
  private static let reach = 2

  /// The other files whose findings may change when a new version of a file's summary replaces the old one: those that
  /// name something that differs, and those that name a type whose code names such a thing.
  package func dependents(ofReplacing old: FileSummary, by new: FileSummary) -> Set<String> {
    var names = old.names(thatDifferFrom: new)
    // An injection need not name the type that its readers name, so any reader may be affected.
    if old.injections != new.injections { names.formUnion(index.names(.environmentReads)) }
    // Whether a view without callers is unused depends on whether there is an app.
    if old.types.contains(where: \.startsApp) != new.types.contains(where: \.startsApp) {
      names.formUnion(index.names(.seededOwners))
    }
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

  /// The files whose extensions of `View` declare functions with the names of modifiers that either version calls.
  /// Questions about these functions follow the arguments of those calls.
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
  /// The names through which other files may depend on what differs between two versions of a file: types whose
  /// declaration or members differ, and types that differing code names.
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
    // If only code inside the types differs, the files that show the types may be affected.
    if names.isEmpty { names.formUnion(types.lazy.map(\.$name)) }
    return names.subtracting([.empty])
  }

  /// The names of the file's types whose code or members name that type.
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
