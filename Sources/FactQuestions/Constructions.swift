import Facts

/// A construction and the file that contains it.
package struct FoundConstruction: Sendable {
  package let construction: Construction
  package let file: FileSummary

  package init(construction: Construction, file: FileSummary) {
    self.construction = construction
    self.file = file
  }

  /// Whether an initializer calls another one of its type.
  var isDelegation: Bool { construction.callee == .ownType && construction.context.contains(.isInInitializer) }

  /// Whether it is in a preview or a test, which do not show the app's state.
  package var isPreviewOrTest: Bool { construction.context.contains(.isPreview) || file.traits.contains(.isTest) }

  /// Whether it is code of the app that calls the initializer, and not only names it.
  var isCallInApp: Bool { !isPreviewOrTest && construction.callee != .reference }

  /// "Home.swift:40"
  package var description: String { construction.place.description(inFileAt: file.path) }
}

extension ProjectFacts {
  /// The places that create a value of the type, or refer to one of its initializers. They name the type, `Self`, or a
  /// type alias. Calls of `.init(…)`, whose type comes from the context, are not included; see `implicitConstructions`.
  package func constructions(of type: DeclaredType) -> [FoundConstruction] {
    let found =
      idInAnyVersion(of: type).map { id in cache.constructions.answer(id) { constructions(of: type, id) } } ?? []
    return found.compactMap { found in
      guard let file = summary(ofFile: found.file), case let all = file.constructions,
        all.indices.contains(Int(found.index))
      else { return nil }
      return FoundConstruction(construction: all[Int(found.index)], file: file)
    }
  }

  private func constructions(of type: DeclaredType, _ id: AnswerCache.ID) -> [AnswerCache.ID] {
    var result: [AnswerCache.ID] = []
    let names = names(of: type).sortedByText()
    var searched: Set<FileID> = []
    for name in names {
      for file in type.isHiddenFromOtherFiles ? [type.file] : files(.constructed, name) {
        guard searched.insert(file.id).inserted, let number = number(of: file) else { continue }
        let places = names.flatMap { made(byName: $0, in: file, number)[id] ?? [] }
        result += (names.count > 1 ? places.sorted() : places).map { AnswerCache.ID(file: number, index: $0) }
      }
    }
    for declaration in [type] + extensions(of: type) {
      guard let number = number(of: declaration.file) else { continue }
      let owned = declaration.file.constructions(at: declaration.index)
      for (construction, index) in zip(owned, owned.indexes) where construction.$typeName == Symbol(.selfType) {
        result.append(AnswerCache.ID(file: number, index: Int32(truncatingIfNeeded: index)))
      }
    }
    return result
  }

  /// The indices of the file's constructions with that name, by the types that they may create.
  private func made(byName name: Symbol, in file: FileSummary, _ number: Int32) -> [AnswerCache.ID: [Int32]] {
    cache.made.answer(AnswerCache.NameInFile(name: name, file: number)) {
      var result: [AnswerCache.ID: [Int32]] = [:]
      let named = file.constructions(named: name)
      for (construction, index) in zip(named, named.indexes)
      where construction.callee == .type || construction.callee == .reference {
        for type in types(named: construction.$typePath, at: construction.site, in: file) {
          guard let id = idInAnyVersion(of: type) else { continue }
          result[id, default: []].append(Int32(truncatingIfNeeded: index))
        }
      }
      return result
    }
  }

  /// Returns whether the construction names the type, even if the name may also refer to another type.
  func makes(_ construction: Construction, in file: FileSummary, _ type: DeclaredType) -> Bool {
    guard construction.callee == .type || construction.callee == .reference, !construction.typePath.isEmpty else {
      return false
    }
    return types(named: construction.$typePath, at: construction.site, in: file).contains(type)
  }

  /// The `.init(…)` calls with an argument of that label in all files that can call the type's memberwise initializer.
  package func implicitConstructions(passing label: Symbol, in type: DeclaredType) -> [FoundConstruction] {
    let searched =
      type.isHiddenFromOtherFiles ? [type.file] : files(.implicitLabels, label, seeingInternalsOf: type.file)
    return searched.flatMap { file in
      file.constructions(named: .empty)
        .filter { $0.callee == .implicit && $0.argument(labeled: label) != nil }
        .map { FoundConstruction(construction: $0, file: file) }
    }
  }

  /// The last components of the paths that may name the type: its own name and the names of type aliases for it.
  func names(of type: DeclaredType) -> Set<Symbol> { withAliases([type.$name]) }
}
