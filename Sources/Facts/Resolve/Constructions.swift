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
    var result: [FoundConstruction] = []
    let names = names(of: type)
    var searched: Set<FileID> = []
    for name in names.sortedByText() {
      for file in type.isHiddenFromOtherFiles ? [type.file] : files(.constructed, name) {
        guard searched.insert(file.id).inserted else { continue }
        let named = names.flatMap { file.constructions(named: $0) }.sorted { $0.place.range < $1.place.range }
        for construction in named where makes(construction, in: file, type) {
          result.append(FoundConstruction(construction: construction, file: file))
        }
      }
    }
    for declaration in [type] + extensions(of: type) {
      for construction in declaration.file.constructions(at: declaration.index)
      where construction.$typeName == Symbol(.selfType) {
        result.append(FoundConstruction(construction: construction, file: declaration.file))
      }
    }
    return result
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
