import Facts

/// Declarations that other code compiles against and that a new version of a file no longer provides.
extension ProjectFacts {
  /// Descriptions of what code would miss if `new` replaced `old`, as clauses without a capital letter and a period.
  /// Empty if everything that is used, or that users of a library may use, is still there.
  ///
  /// - Parameter later: The project with `new` in it.
  package func losses(replacing old: FileSummary, by new: FileSummary, in later: ProjectFacts) -> [String] {
    var counterparts: [String: [Int]] = [:]
    for index in new.types.indices.reversed() { counterparts[new.types[index].identity, default: []].append(index) }
    var examined: Set<DeclaredType> = []
    return old.types.indices.flatMap { index -> [String] in
      let declaration = old.types[index]
      guard let counterpart = counterparts[declaration.identity]?.popLast(), let before = DeclaredType(old, index),
        let after = DeclaredType(new, counterpart)
      else { return ["'\(declaration.path)' would no longer be declared"] }
      if !after.declaration.offers(all: declaration) {
        return ["the declaration of '\(declaration.path)' would change"]
      }
      guard let type = owner(of: index, in: old), let laterType = later.owner(of: counterpart, in: new) else {
        return []
      }
      return memberLosses(before, after, of: type)
        + (examined.insert(type).inserted ? initializerLosses(type, laterType, in: later) : [])
    }
  }

  // MARK: Properties

  private func memberLosses(_ old: DeclaredType, _ new: DeclaredType, of type: DeclaredType) -> [String] {
    var rest = Array(new.properties)
    return old.properties.compactMap { property in
      // Other code cannot see a private property.
      guard property.access != .private else { return nil }
      guard let index = rest.firstIndex(where: { $0.$name == property.$name && $0.condition == property.condition })
      else { return "'\(property.name)' would no longer be declared" }
      return loss(of: property, replacedBy: rest.remove(at: index), in: type)
    }
  }

  private func loss(of property: Property, replacedBy other: Property, in type: DeclaredType) -> String? {
    let access = property.access ?? .internal
    if (other.access ?? .internal) < access {
      if access > .internal { return "'\(property.name)' is \(access)" }
      if other.access == .private { return canBePrivate(property, in: type).reason }
    }
    let isSameToReaders =
      other.isStatic == property.isStatic && (other.type == property.type || property.type == nil)
    // With a different wrapper, the property's value is still the same. Without one, there is no projection.
    let isSameToWriters = (other.wrapper != nil || property.wrapper == nil) && other.isLet == property.isLet
    if isSameToReaders, isSameToWriters, (other.access ?? .internal) >= access { return nil }
    if access > .internal { return "'\(property.name)' is \(access)" }
    let use =
      isSameToReaders && (other.access ?? .internal) >= access
      ? useBeyondReading(of: property, in: type) : foreignUse(of: property, in: type)
    return use.map { "'\(property.name)' is used at \($0.description)" }
  }

  /// A use outside the type's file that does more than read the value, or may do so.
  private func useBeyondReading(of property: Property, in type: DeclaredType) -> ForeignUse? {
    let reading: NameUse.Kinds = [.read, .methodCalled, .memberWritten]
    for declaration in extensions(of: type) where declaration.file.id != type.file.id {
      for use in declaration.file.extensionUses(named: property.$name)
      where use.scope == declaration.index && !use.kinds.isSubset(of: reading) {
        return ForeignUse(path: declaration.file.path, place: use.place, isInSameFile: false, isCertain: true)
      }
    }
    return useThroughValue(of: property, in: type)
  }

  // MARK: Initializers

  /// The loss of a public or package initializer, or else the calls that no longer match any initializer.
  private func initializerLosses(
    _ before: DeclaredType, _ after: DeclaredType, in later: ProjectFacts
  ) -> [String] {
    guard
      initializers(of: before) != later.initializers(of: after)
        || memberwiseInitializer(of: before, form: .whole) != later.memberwiseInitializer(of: after, form: .whole)
    else { return [] }
    for initializer in initializers(of: before) where (initializer.access ?? .internal) > .internal {
      let isKept = later.initializers(of: after).contains {
        $0.access == initializer.access && $0.parameters == initializer.parameters
      }
      if !isKept { return ["an initializer of '\(before.name)' is \(initializer.access ?? .internal)"] }
    }
    return later.constructions(of: after).compactMap { found in
      guard !later.accepts(found, of: after) else { return nil }
      // If the call matched no initializer before either, it is not understood.
      let known = FoundConstruction(
        construction: found.construction, file: summary(ofFileAt: found.file.path) ?? found.file)
      guard accepts(known, of: before) else { return nil }
      // The fix may move the call, but the user sees the code before it.
      let written = constructions(of: before).first {
        $0.file.id == found.file.id && $0.construction == found.construction
      }
      return "the call at \((written ?? found).description) would no longer match an initializer"
    }
  }

  private func accepts(_ found: FoundConstruction, of type: DeclaredType) -> Bool {
    guard found.construction.callee != .reference else { return true }
    let isInside = isInside(found, of: type)
    let isInSameFile = found.file.id == type.file.id
    func isSeen(_ access: AccessLevel) -> Bool {
      isInside || (isInSameFile ? access > .private : access > .fileprivate)
    }
    let arguments = found.construction.arguments
    if let memberwise = memberwiseInitializer(of: type, form: .whole), isSeen(memberwise.access) {
      let labels = memberwise.parameters.map(\.$label)
      let isComplete = memberwise.parameters.allSatisfy { parameter in
        parameter.isOptional || !memberwise.isCertain || arguments.contains { $0.$label == parameter.$label }
          || arguments.contains(where: \.isTrailingClosure)
      }
      if isComplete, arguments.allSatisfy({ $0.isTrailingClosure || labels.contains($0.$label) }) { return true }
    }
    return initializers(of: type).contains {
      isSeen($0.access ?? .internal) && align(arguments, with: $0.parameters) != nil
    }
  }
}

extension Privacy {
  /// The reason why the property cannot be private; nil if it can.
  fileprivate var reason: String? {
    switch self {
    case .possible: nil
    case .required(let name): "'\(name)' requires it"
    case .published: "it is part of a library's interface"
    case .passed(let place): "it is passed at \(place)"
    case .onlyInFile(let reason), .blocked(let reason): reason
    }
  }
}

extension TypeDeclaration {
  /// Identifies the declaration in its file, except that declarations with the same path share it.
  fileprivate var identity: String { "\(kind == .extension) \(path)" }

  /// Returns whether code that uses the other declaration can use this one instead.
  fileprivate func offers(all other: TypeDeclaration) -> Bool {
    kind == other.kind && (access ?? .internal) >= (other.access ?? .internal)
      && genericParameters == other.genericParameters && Set(other.inherited).isSubset(of: inherited)
  }
}
