import Facts

/// The members through which a type's code uses one of its properties.
extension ProjectFacts {
  /// How the members of a struct or an `@Observable` class use each other, as far as the facts of one file and the
  /// extensions in other files show.
  package struct MemberGraph {
    fileprivate var uses: [Symbol: [MemberUse]] = [:]
    /// The names that the initializers use, in text order by file.
    fileprivate(set) var inInitializers: [(name: Symbol, use: ForeignUse)] = []

    /// The first member that uses the name outside of the main actor, or may do so; nil if there is none.
    func nonisolatedMember(using name: Symbol) -> String? {
      uses[name]?.first { $0.traits.contains(.isNonisolated) }?.member
    }

    /// The members that return a value that may depend on the named member.
    func members(giving name: Symbol) -> [Symbol] {
      (uses[name] ?? []).filter { $0.traits.contains(.isForResult) }.map(\.$member)
    }

    /// The members that use the named member, directly or through one another.
    ///
    /// - Parameter isRunAtOnce: Whether to leave out uses in closures, which may run later.
    func members(using name: Symbol, isRunAtOnce: Bool = false) -> Set<Symbol> {
      var result: Set<Symbol> = []
      var waiting = [name]
      while let next = waiting.popLast() {
        for use in uses[next] ?? [] where use.$member != name && !(isRunAtOnce && use.traits.contains(.isInClosure)) {
          if result.insert(use.$member).inserted { waiting.append(use.$member) }
        }
      }
      return result
    }

    /// The names that the member uses and for which the condition is true, and the names that these use, directly or
    /// through one another.
    package func names(usedBy member: Symbol, where isIncluded: (Symbol) -> Bool) -> Set<Symbol> {
      var used: [Symbol: [Symbol]] = [:]
      for (name, uses) in uses {
        for use in uses { used[use.$member, default: []].append(name) }
      }
      var result: Set<Symbol> = []
      var waiting = (used[member] ?? []).filter(isIncluded)
      while let next = waiting.popLast() {
        if result.insert(next).inserted { waiting += used[next] ?? [] }
      }
      return result
    }
  }

  /// The member graph of the type. `facts` must be those of a file that declares the type or extends it.
  package func memberGraph(of type: DeclaredType, facts: FileFacts) -> MemberGraph {
    var graph = MemberGraph()
    let declarations = [type] + extensions(of: type)
    let own = declarations.filter { $0.file.id == facts.summary.id }.flatMap { facts.memberUses(at: $0.index).indexes }
    var found = own.sorted().map { (facts.memberUses[$0], facts.path) }
    for declaration in declarations where declaration.file.id != facts.summary.id {
      found += declaration.file.memberUses(at: declaration.index).map { ($0, declaration.file.path) }
    }
    for (use, path) in found {
      if use.$member == Symbol(.`init`) {
        graph.inInitializers.append(
          (use.$name, ForeignUse(path: path, place: use.place, isInSameFile: path == facts.path, isCertain: true)))
      } else {
        graph.uses[use.$name, default: []].append(use)
      }
    }
    return graph
  }

  /// The names that the members of the declaration use.
  func memberUses(by declaration: DeclaredType, facts: FileFacts) -> [MemberUse] {
    declaration.file.id == facts.id
      ? Array(facts.memberUses(at: declaration.index)) : Array(declaration.file.memberUses(at: declaration.index))
  }

  /// The members of a type that read a name immediately, not in closures, directly or through one another. Members that
  /// share their name with another are left out, because it is unclear which one a call refers to.
  package func members(readingAtOnce name: Symbol, of type: DeclaredType, facts: FileFacts) -> Set<Symbol> {
    memberGraph(of: type, facts: facts).members(using: name, isRunAtOnce: true)
      .filter { declarations(ofMember: $0, in: type).count == 1 }
  }

  /// Returns whether code that may run after the view's value is gone reads the property, directly or through members
  /// of the type.
  package func isReadLater(_ name: Symbol, of type: DeclaredType, facts: FileFacts) -> Bool {
    let readers = memberGraph(of: type, facts: facts).members(using: name).union([name])
    return ownUses(of: type, facts: facts).contains { use, _ in
      use.kinds.contains(.readLater) && readers.contains(use.$name)
    }
  }

  /// Returns whether code that runs when the property changes, such as `.onChange`, may call a function of the type
  /// that reads the property, directly or through other members, even in closures.
  package func isReadByFollower(_ name: Symbol, of type: DeclaredType, facts: FileFacts) -> Bool {
    guard watches(name, in: type) else { return false }
    let readers = memberGraph(of: type, facts: facts).members(using: name).filter { member in
      facts.summary.methods(named: member).contains { !$0.isDrawing }
    }
    guard !readers.isEmpty else { return false }
    let followers = facts.effects.filter { effect in
      !effect.isStart && owner(of: effect.scope, in: facts.summary) == type
        && effect.watched.map { $0.$name == name } ?? true
    }
    let isFollowedOtherwise = ([type] + extensions(of: type)).contains { part in
      part.file.watchedNames(at: part.index).contains {
        $0.$name == name && (part.file.id != facts.id || $0.modifier != "onChange" && $0.modifier != "task")
      }
    }
    return isFollowedOtherwise || followers.contains { $0.watched == nil || !readers.isDisjoint(with: $0.methods) }
  }

  /// The access levels of the functions and properties with that name, one for each declaration. A member without a
  /// written level has the level of its extension.
  func declarations(ofMember name: Symbol, in type: DeclaredType) -> [AccessLevel] {
    ([type] + extensions(of: type)).flatMap { declaration -> [AccessLevel] in
      let outer = declaration.kind == .extension ? declaration.declaration.access : nil
      let written =
        declaration.file.methods(named: name).filter { $0.owner == declaration.index }.map(\.access)
        + declaration.properties.filter { $0.$name == name && !$0.isStatic }.map(\.access)
      return written.map { $0 ?? outer ?? .internal }
    }
  }
}
