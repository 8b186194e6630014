import Facts

/// Where values of a type are made.
package struct FoundConstruction: Sendable {
  package let construction: Construction
  package let file: FileSummary

  package init(construction: Construction, file: FileSummary) {
    self.construction = construction
    self.file = file
  }

  /// In previews and tests, which show no state of the app.
  package var isPreviewOrTest: Bool {
    construction.context.contains(.isPreview) || file.traits.contains(.isTest)
  }

  /// "Home.swift:40"
  package var description: String { "\(file.path):\(construction.place.line + 1)" }
}

extension ProjectFacts {
  /// The calls that make a value of the type, by its name, by `Self` or by an alias. `.init(…)` calls, whose type the
  /// surroundings give, are not among them: see `implicitConstructions`.
  package func constructions(of type: DeclaredType) -> [FoundConstruction] {
    let found =
      idInAnyVersion(of: type).map { id in memory.constructions.answer(id) { constructions(of: type, id) } } ?? []
    return found.compactMap { found in
      guard let file = summary(ofFile: found.file), case let all = file.constructions,
        all.indices.contains(Int(found.index))
      else { return nil }
      return FoundConstruction(construction: all[Int(found.index)], file: file)
    }
  }

  private func constructions(of type: DeclaredType, _ id: AnswerMemory.ID) -> [AnswerMemory.ID] {
    var result: [AnswerMemory.ID] = []
    let names = names(of: type).sortedByText()
    var searched: Set<FileID> = []
    for name in names {
      for file in type.isHiddenFromOtherFiles ? [type.file] : files(.constructed, name) {
        guard searched.insert(file.id).inserted, let number = number(of: file) else { continue }
        let places = names.flatMap { made(byName: $0, in: file, number)[id] ?? [] }
        result += (names.count > 1 ? places.sorted() : places).map { AnswerMemory.ID(file: number, index: $0) }
      }
    }
    for declaration in [type] + extensions(of: type) {
      guard let number = number(of: declaration.file) else { continue }
      let owned = declaration.file.constructions(at: declaration.index)
      for (construction, index) in zip(owned, owned.indexes) where construction.$typeName == Symbol(.selfType) {
        result.append(AnswerMemory.ID(file: number, index: Int32(truncatingIfNeeded: index)))
      }
    }
    return result
  }

  /// The file's calls of that name, by the types that they may make.
  private func made(byName name: Symbol, in file: FileSummary, _ number: Int32) -> [AnswerMemory.ID: [Int32]] {
    memory.made.answer(AnswerMemory.NameInFile(name: name, file: number)) {
      var result: [AnswerMemory.ID: [Int32]] = [:]
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

  /// Whether the construction names the type, or a type of the same name that may be it.
  func makes(_ construction: Construction, in file: FileSummary, _ type: DeclaredType) -> Bool {
    guard construction.callee == .type || construction.callee == .reference, !construction.typePath.isEmpty else {
      return false
    }
    return types(named: construction.$typePath, at: construction.site, in: file).contains(type)
  }

  /// The calls `.init(…)` that pass a label, wherever the compiler's own initializer can be called.
  package func implicitConstructions(passing label: Symbol, in type: DeclaredType) -> [FoundConstruction] {
    let searched =
      type.isHiddenFromOtherFiles ? [type.file] : files(.implicitLabels, label, seeingInternalsOf: type.file)
    return searched.flatMap { file in
      file.constructions(named: .empty)
        .filter { $0.callee == .implicit && $0.argument(labelled: label) != nil }
        .map { FoundConstruction(construction: $0, file: file) }
    }
  }

  /// The last components of the paths that may name the type: its own and those of the type aliases for it.
  func names(of type: DeclaredType) -> Set<Symbol> {
    var result: Set<Symbol> = [type.$name]
    for file in files(.aliased, type.$name) {
      for alias in file.typeAliases where alias.target.$name == type.$name {
        result.insert(alias.$path.lastPathComponent)
      }
    }
    return result
  }
}
