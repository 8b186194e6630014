import Facts

/// A place outside a type's own code that uses one of its members, or one of its values.
package struct ForeignUse: Sendable, Hashable {
  package let path: String
  package let place: Place
  /// Whether it is in the property's own file, so that `fileprivate` is enough.
  package let isInSameFile: Bool
  /// Whether it is certain that the use refers to this property.
  package let isCertain: Bool
  package var isInTest = false

  /// "Home.swift:40"
  package var description: String { place.description(inFileAt: path) }
}

extension ForeignUse {
  /// - Parameter home: The property's own file.
  init(at place: Place, in file: FileSummary, from home: FileSummary, isCertain: Bool = true) {
    self.init(
      path: file.path, place: place, isInSameFile: file.id == home.id, isCertain: isCertain,
      isInTest: file.traits.contains(.isTest))
  }
}

extension ProjectFacts {
  /// A use of a type's property outside the type's braces and its extensions in the same file: the first one in another
  /// file, or else the first one in the same file. A use does not count if its receiver is certainly of another type.
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

  /// A use of a type's property through a value of the type. Uses in the type's own code count as well if they are not
  /// through `self`: `var copy = self`, `\.x`.
  package func useThroughAnyValue(
    of property: Property, in type: DeclaredType, where counts: (ForeignUse) -> Bool = { _ in true }
  ) -> ForeignUse? {
    usesThroughValues(of: property, in: type, includingOwnCode: true).first(where: counts)
  }

  /// Returns whether code may change a type's property through a value of the type: it assigns it, creates a binding to
  /// it, or uses it in a key path, on a variable with a written type, or on a value of unknown type.
  func mayBeChangedThroughValue(_ property: Property, of type: DeclaredType) -> Bool {
    files(.writtenMembers, property.$name).contains { file in
      file.memberBindings.contains { $0.$member == property.$name }
    }
      || files(reading: property.$name, of: type, access: property.access).contains { file in
        file.memberReferences(named: property.$name).contains { reference in
          (reference.isWritten || reference.isProjected || [.unknown, .value].contains(reference.receiver))
            && receiver(of: reference, in: file, is: type) != .no
        }
      }
  }

  /// Returns whether code uses a view's property through the controller that shows the view: `controller.rootView.x`.
  package func isUsedThroughHost(_ property: Property, of view: DeclaredType) -> Bool {
    useThroughValue(of: property, in: view) != nil
      || files(reading: property.$name, of: view, access: property.access).contains { file in
        reaches(view, codeOf: file)
          && file.memberReferences(named: property.$name).contains {
            $0.$receiverPath.lastPathComponent == Symbol(.rootView)
          }
      }
  }

  /// Returns whether code of another file certainly uses the property, or a test may, which sees it on purpose:
  /// `@testable import`.
  package func isUsedInOtherFile(_ property: Property, of type: DeclaredType) -> Bool {
    foreignUses(of: property, in: type).contains { !$0.isInSameFile && ($0.isCertain || $0.isInTest) }
  }

  /// All uses of a type's property outside the type's braces and its extensions in the same file.
  func foreignUses(of property: Property, in type: DeclaredType) -> [ForeignUse] {
    usesInOtherFiles(of: property, in: type) + usesInConstrainedExtensions(of: property, in: type)
      + usesThroughValues(of: property, in: type)
  }

  /// The uses in extensions that require the type: `extension View where Self == V`, `extension Optional where Wrapped
  /// == V`.
  private func usesInConstrainedExtensions(of property: Property, in type: DeclaredType) -> [ForeignUse] {
    files(.extended, type.$name).flatMap { file -> [ForeignUse] in
      let scopes = file.types.indices.filter { file.types[$0].requiredTypes.contains(type.$name) }
      guard !scopes.isEmpty else { return [] }
      let places =
        file.extensionUses(named: property.$name).filter { scopes.contains($0.scope) }.map(\.place)
        + file.memberReferences(named: property.$name).filter { $0.scope.map(scopes.contains) ?? false }.map(\.place)
      return places.map { ForeignUse(at: $0, in: file, from: type.file, isCertain: false) }
    }
  }

  private func usesInOtherFiles(of property: Property, in type: DeclaredType) -> [ForeignUse] {
    var result: [ForeignUse] = []
    for declaration in extensions(of: type) where declaration.file.id != type.file.id {
      for use in declaration.file.extensionUses(named: property.$name) where use.scope == declaration.index {
        result.append(ForeignUse(at: use.place, in: declaration.file, from: type.file))
      }
    }
    return result
  }

  private func usesThroughValues(
    of property: Property, in type: DeclaredType, includingOwnCode: Bool = false
  ) -> [ForeignUse] {
    usesThroughValues(of: property.$name, access: property.access, in: type, includingOwnCode: includingOwnCode)
  }

  private func usesThroughValues(
    of member: Symbol, access: AccessLevel?, in type: DeclaredType, includingOwnCode: Bool
  ) -> [ForeignUse] {
    var result: [ForeignUse] = []
    for file in files(reading: member, of: type, access: access) {
      lazy var isReached = isUsableWithoutNaming(type) || reaches(type, codeOf: file)
      for reference in Array(file.memberReferences(named: member)) + file.methodCalls(named: member) {
        // An extension in another file cannot use private members, either.
        if !includingOwnCode, file.id == type.file.id, isInside(reference.scope, in: file, of: type) { continue }
        let isOfType = receiver(of: reference, in: file, is: type)
        if isOfType == .no || isOfType == .unknown && !isReached { continue }
        result.append(ForeignUse(at: reference.place, in: file, from: type.file, isCertain: isOfType == .yes))
      }
    }
    return result
  }

  /// A use of a method of the type on a value of the type that is not `self`.
  func useThroughAnyValue(ofMethod method: Symbol, access: AccessLevel?, in type: DeclaredType) -> ForeignUse? {
    usesThroughValues(of: method, access: access, in: type, includingOwnCode: true).first
  }

  /// The files that use a member of that name through a value and can see the type's member.
  private func files(reading member: Symbol, of type: DeclaredType, access: AccessLevel?) -> [FileSummary] {
    let access = access ?? .internal
    if type.isHiddenFromOtherFiles || access <= .fileprivate { return [type.file] }
    let all = files(.members, member, of: type)
    return access <= .internal ? all.filter { seesInternals(of: type.file, from: $0) } : all
  }

  /// Returns whether a construction of the type is in code that can see the type's private members.
  package func isInside(_ found: FoundConstruction, of type: DeclaredType) -> Bool {
    found.file.id == type.file.id && isInside(found.construction.scope, in: found.file, of: type)
  }

  /// Returns whether a file may use values of the type without naming it: the type of some declaration names it, or the
  /// type of a property is inferred from a value of it.
  func isUsableWithoutNaming(_ type: DeclaredType) -> Bool {
    guard !type.isHiddenFromOtherFiles else { return false }
    if KnownWords.isFramework(type.$name) { return true }
    return cache.isTrue(.isUsableWithoutNaming, of: id(of: type)) { isHeld(type) }
  }

  private func isHeld(_ type: DeclaredType) -> Bool {
    isTrueForAnyFile([(.written, type.$name)] + names(of: type).map { (.inferred, $0) }) { relation, name, file in
      relation == .written ? mention(of: type, in: file) != nil : member(holding: type, madeAs: name, in: file) != nil
    }
  }

  /// A declaration, in any file that sees the type, that gives code access to values of the type: its type names it, or
  /// the type of a property is inferred from a value of it. Nil if there is none.
  func holder(of type: DeclaredType) -> ForeignUse? {
    func use(at place: Place, in file: FileSummary) -> ForeignUse { ForeignUse(at: place, in: file, from: type.file) }
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

  /// Returns whether code of the project, other than previews and tests, creates values of the type or holds them, or
  /// may do so.
  package func isInUse(_ type: DeclaredType) -> Bool {
    isAppOrScene(type) == .yes || constructions(of: type).contains { !$0.isPreviewOrTest }
      || type.kind == .class && (holder(of: type) != nil || !subclasses(of: type).isEmpty)
      // Calls of such names look like calls of functions.
      || !type.name.startsLikeType
  }

  private func mention(of type: DeclaredType, in file: FileSummary) -> TypeMention? {
    file.typeMentions(named: type.$name).first { mention in
      mention.position == .type && types(named: mention.$path, at: mention.site, in: file).contains(type)
    }
  }

  private func member(holding type: DeclaredType, madeAs name: Symbol, in file: FileSummary) -> Construction? {
    file.constructions(named: name).first { $0.position == .inferredProperty && makes($0, in: file, type) }
  }

  /// Returns whether code of the file may hold a value of the type in an expression whose type is not known.
  func reaches(_ type: DeclaredType, codeOf file: FileSummary) -> Bool {
    if !isComplete || KnownWords.isFramework(type.$name) { return true }
    for mention in file.typeMentions(named: type.$name) where mention.position != .heading {
      if types(named: mention.$path, at: mention.site, in: file).contains(type)
        || mayInherit(type, named: mention.$path, at: mention.site, in: file)
      {
        return true
      }
    }
    return names(of: type).contains { name in
      file.constructions(named: name).contains { construction in
        // The view that a host shows can be read as its `rootView`.
        [.expression, .inferredProperty, .hosted].contains(construction.position) && makes(construction, in: file, type)
      }
    }
  }

  /// Returns whether a name may refer to a nested type that a superclass or a protocol provides, because nothing else
  /// has that name.
  func mayInherit(_ type: DeclaredType, named path: Symbol, at site: Site, in file: FileSummary) -> Bool {
    type.declaration.outer != nil && path == type.$name && types(named: path, at: site, in: file).isEmpty
  }
}
