/// By which of its members a struct's code gets at one of its properties.
extension ProjectFacts {
  /// What the members of a struct use of each other, as far as one file's facts and the extensions in other files tell.
  struct MemberGraph {
    fileprivate var uses: [String: [MemberUse]] = [:]
    /// What the initializers use, in text order by file.
    fileprivate(set) var inInitializers: [(name: String, use: ForeignUse)] = []

    /// The members that use the one named, by themselves or through one another, each with its first such use.
    ///
    /// - Parameter isRunAtOnce: leaves out what stands in closures, which may run later.
    func members(using name: String, isRunAtOnce: Bool = false) -> [String: MemberUse] {
      var result: [String: MemberUse] = [:]
      var waiting = [name]
      while let next = waiting.popLast() {
        for use in uses[next] ?? [] where use.member != name && !(isRunAtOnce && use.isInClosure) {
          guard result[use.member] == nil else { continue }
          result[use.member] = use
          waiting.append(use.member)
        }
      }
      return result
    }
  }

  /// `facts` are those of a file that declares the type or extends it.
  func memberGraph(of type: DeclaredType, facts: FileFacts) -> MemberGraph {
    var graph = MemberGraph()
    let declarations = [type] + extensions(of: type)
    let own = declarations.filter { $0.file.id == facts.summary.id }.flatMap { facts.memberUses(at: $0.index).indexes }
    var found = own.sorted().map { (facts.memberUses[$0], facts.path) }
    for declaration in declarations where declaration.file.id != facts.summary.id {
      found += declaration.file.memberUses(at: declaration.index).map { ($0, declaration.file.path) }
    }
    for (use, path) in found {
      if use.member == "init" {
        graph.inInitializers.append(
          (use.name, ForeignUse(path: path, place: use.place, isInSameFile: path == facts.path, isCertain: true)))
      } else {
        graph.uses[use.name, default: []].append(use)
      }
    }
    return graph
  }

  /// The members of a type that read a name at once, not in closures, by themselves or through one another. Members
  /// that share their name with another are left out: nothing tells which one a call means.
  package func members(readingAtOnce name: String, of type: DeclaredType, facts: FileFacts) -> Set<String> {
    let members = memberGraph(of: type, facts: facts).members(using: name, isRunAtOnce: true)
    return Set(members.keys.filter { declarations(ofMember: $0, in: type).count == 1 })
  }

  /// The access levels of the functions and properties of that name, one for each; those of a private extension have
  /// its level.
  func declarations(ofMember name: String, in type: DeclaredType) -> [AccessLevel] {
    ([type] + extensions(of: type)).flatMap { declaration -> [AccessLevel] in
      let outer = declaration.kind == .extension ? declaration.declaration.access : nil
      let written =
        declaration.file.methods(named: name).filter { $0.owner == declaration.index }.map(\.access)
        + declaration.properties.filter { $0.name == name && !$0.isStatic }.map(\.access)
      return written.map { $0 ?? outer ?? .internal }
    }
  }
}
