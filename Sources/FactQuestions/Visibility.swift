import Facts

/// Where a property is used that `private` would hide it from.
package struct ForeignUse: Sendable, Hashable {
  package let path: String
  package let place: Place
  /// In the property's own file, so that `fileprivate` is enough.
  package let isInSameFile: Bool
  /// Whether it is certain that this property is meant.
  package let isCertain: Bool

  /// "Home.swift:40"
  package var description: String { "\(path):\(place.line + 1)" }
}

extension ProjectFacts {
  /// Uses of a type's property outside the type's braces and its extensions in the same file. A use whose receiver is
  /// provably of another type is none. The first use in another file, or else the first in the same file.
  package func foreignUse(of property: Property, in type: DeclaredType) -> ForeignUse? {
    var inSameFile: ForeignUse?
    for use in foreignUses(of: property, in: type) {
      guard use.isInSameFile else { return use }
      inSameFile = inSameFile ?? use
    }
    return inSameFile
  }

  /// A use of a type's property through a value of the type, outside the type and its extensions.
  package func useThroughValue(of property: Property, in type: DeclaredType) -> ForeignUse? {
    usesThroughValues(of: property, in: type).first
  }

  /// The same with values of the type that its own code holds beside `self`: `var copy = self`, `\.x`.
  package func useThroughAnyValue(of property: Property, in type: DeclaredType) -> ForeignUse? {
    usesThroughValues(of: property, in: type, includingOwnCode: true).first
  }

  /// Whether code uses the property of a view behind the controller that shows it: `controller.rootView.x`.
  package func isUsedBehindHost(_ property: Property, of view: DeclaredType) -> Bool {
    useThroughValue(of: property, in: view) != nil
      || files(reading: property.$name, of: view, access: property.access).contains { file in
        reaches(view, codeOf: file)
          && file.memberReferences(named: property.$name).contains {
            $0.$receiverPath.lastPathComponent == Symbol(.rootView)
          }
      }
  }

  /// Whether code of another file certainly uses the property.
  package func isUsedInOtherFile(_ property: Property, of type: DeclaredType) -> Bool {
    foreignUses(of: property, in: type).contains { $0.isCertain && !$0.isInSameFile }
  }

  /// All of them.
  func foreignUses(of property: Property, in type: DeclaredType) -> [ForeignUse] {
    usesInOtherFiles(of: property, in: type) + usesThroughValues(of: property, in: type)
  }

  private func usesInOtherFiles(of property: Property, in type: DeclaredType) -> [ForeignUse] {
    var result: [ForeignUse] = []
    for declaration in extensions(of: type) where declaration.file.id != type.file.id {
      for use in declaration.file.extensionUses(named: property.$name) where use.scope == declaration.index {
        result.append(
          ForeignUse(path: declaration.file.path, place: use.place, isInSameFile: false, isCertain: true))
      }
    }
    return result
  }

  private func usesThroughValues(
    of property: Property, in type: DeclaredType, includingOwnCode: Bool = false
  ) -> [ForeignUse] {
    var result: [ForeignUse] = []
    var leaks: Bool?
    for file in files(reading: property.$name, of: type, access: property.access) {
      var reachesFile: Bool?
      for reference in file.memberReferences(named: property.$name) {
        if !includingOwnCode, isInside(reference.scope, in: file, of: type) { continue }
        let isOfType = receiver(of: reference, in: file, is: type)
        if isOfType == .no { continue }
        if isOfType == .unknown {
          let reaches = leaks ?? self.leaks(type)
          leaks = reaches
          let isReached = reaches || (reachesFile ?? self.reaches(type, codeOf: file))
          reachesFile = isReached
          guard isReached else { continue }
        }
        result.append(
          ForeignUse(
            path: file.path, place: reference.place, isInSameFile: file.id == type.file.id,
            isCertain: isOfType == .yes))
      }
    }
    return result
  }

  /// A call of a method of the type on a value of the type that is not `self`.
  func callThroughValue(of method: Symbol, access: AccessLevel?, in type: DeclaredType) -> ForeignUse? {
    for file in files(reading: method, of: type, access: access) {
      for call in file.methodCalls(named: method) {
        let isSame: Bool
        if call.$typePath.isEmpty {
          guard leaks(type) || reaches(type, codeOf: file) else { continue }
          isSame = false
        } else {
          let isOfType = receiver(ofTypeNamed: call.$typePath, at: call.site, in: file, is: type)
          if isOfType == .no { continue }
          isSame = isOfType == .yes
        }
        return ForeignUse(
          path: file.path, place: call.place, isInSameFile: file.id == type.file.id, isCertain: isSame)
      }
    }
    return nil
  }

  /// The files that name a member behind a value and may see that of the type.
  private func files(reading member: Symbol, of type: DeclaredType, access: AccessLevel?) -> [FileSummary] {
    let access = access ?? .internal
    if type.isHiddenFromOtherFiles || access <= .fileprivate { return [type.file] }
    let all = files(.members, member, of: type)
    return access <= .internal ? all.filter { seesInternals(of: type.file, from: $0) } : all
  }

  /// Whether a construction of the type stands where its private members are seen.
  package func isInside(_ found: FoundConstruction, of type: DeclaredType) -> Bool {
    found.file.id == type.file.id && isInside(found.construction.scope, in: found.file, of: type)
  }

  /// Whether values of the type may turn up in a file whose code does not name it: a declaration's type names it
  /// somewhere, or a property's type is inferred from one.
  func leaks(_ type: DeclaredType) -> Bool {
    guard !type.isHiddenFromOtherFiles else { return false }
    if KnownWords.isFramework(type.$name) { return true }
    return memory.isTrue(.leaks, of: id(of: type)) { isHeld(type) }
  }

  private func isHeld(_ type: DeclaredType) -> Bool {
    isSaid([(.written, type.$name)] + names(of: type).map { (.inferred, $0) }) { relation, name, file in
      relation == .written ? mention(of: type, in: file) != nil : member(holding: type, madeAs: name, in: file) != nil
    }
  }

  /// A declaration, in any file that sees the type, by which code gets at values of it: one whose type names it, or a
  /// property whose type is inferred from one.
  func holder(of type: DeclaredType) -> ForeignUse? {
    func use(at place: Place, in file: FileSummary) -> ForeignUse {
      ForeignUse(path: file.path, place: place, isInSameFile: file.id == type.file.id, isCertain: true)
    }
    let isHidden = type.isHiddenFromOtherFiles
    for file in isHidden ? [type.file] : files(.written, type.$name) {
      if let mention = mention(of: type, in: file) { return use(at: mention.place, in: file) }
    }
    for name in names(of: type).sortedByText() {
      for file in isHidden ? [type.file] : files(.inferred, name) {
        if let made = member(holding: type, madeAs: name, in: file) { return use(at: made.place, in: file) }
      }
    }
    return nil
  }

  private func mention(of type: DeclaredType, in file: FileSummary) -> TypeMention? {
    file.typeMentions(named: type.$name).first { mention in
      mention.position == .type && types(named: mention.$path, at: mention.site, in: file).contains(type)
    }
  }

  private func member(holding type: DeclaredType, madeAs name: Symbol, in file: FileSummary) -> Construction? {
    file.constructions(named: name).first { $0.position == .inferredProperty && makes($0, in: file, type) }
  }

  /// Whether code of the file may hold a value of the type in an expression whose type nothing says.
  func reaches(_ type: DeclaredType, codeOf file: FileSummary) -> Bool {
    if !isComplete || KnownWords.isFramework(type.$name) { return true }
    for mention in file.typeMentions(named: type.$name) where mention.position != .heading {
      if types(named: mention.$path, at: mention.site, in: file).contains(type) { return true }
    }
    return names(of: type).contains { name in
      file.constructions(named: name).contains { construction in
        // What a host shows is its `rootView`.
        [.expression, .inferredProperty, .hosted].contains(construction.position) && makes(construction, in: file, type)
      }
    }
  }
}
