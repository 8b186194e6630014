import Facts

/// The declarations that type names in code refer to.
extension ProjectFacts {
  /// The types that a name in code may refer to: those of the innermost block or scope that declares one. There are
  /// several if the project declares the same type more than once.
  @inline(never)
  package func types(named path: Symbol, at site: Site, in file: FileSummary) -> [DeclaredType] {
    // Most names belong to types of other modules. Local types are not in the index.
    let name = path.lastPathComponent
    guard !index.files(.declared, name).isEmpty || !file.types(named: name).isEmpty else { return [] }
    guard let number = currentNumber(of: file) else { return types(named: path, at: site, in: file, aliasDepth: 0) }
    return declarations(
      cache.types.answer(AnswerCache.NameAtSite(name: path, file: number, site: site)) {
        ids(of: types(named: path, at: site, in: file, aliasDepth: 0))
      })
  }

  /// The types that a name may refer to outside of functions, as in the type of a property.
  package func types(named path: Symbol, at scope: Int?, in file: FileSummary) -> [DeclaredType] {
    types(named: path, at: file.site(ofMembersOf: scope), in: file)
  }

  /// The only type that a name refers to; nil if there is none or more than one. A class that a file declares again
  /// under another condition counts as one.
  @inline(never)
  package func type(named path: Symbol, at site: Site, in file: FileSummary) -> DeclaredType? {
    let candidates = types(named: path, at: site, in: file)
    return candidates.count == 1 || candidates.areOneClass ? candidates.first : nil
  }

  /// The types that a name refers to under different conditions: a single type, or several types that are each declared
  /// under a different condition. Empty if several types cannot be distinguished.
  package func alternatives(named path: Symbol, at site: Site, in file: FileSummary) -> [DeclaredType] {
    if let type = type(named: path, at: site, in: file) { return [type] }
    let candidates = types(named: path, at: site, in: file)
    return Set(candidates.compactMap(\.declaration.condition)).count == candidates.count ? candidates : []
  }

  @inline(never)
  package func type(named path: Symbol, at scope: Int?, in file: FileSummary) -> DeclaredType? {
    type(named: path, at: file.site(ofMembersOf: scope), in: file)
  }

  @inline(never)
  private func types(named path: Symbol, at site: Site, in file: FileSummary, aliasDepth: Int) -> [DeclaredType] {
    guard !path.isEmpty else { return [] }
    let (local, scope) = localTypes(named: path, at: site, in: file, aliasDepth: aliasDepth)
    guard local.isEmpty else { return local }
    if !index.files(.declared, path.lastPathComponent).isEmpty {
      let paths = paths(of: path, at: scope, in: file)
      let candidates = (paths + [path.withoutFirstComponent]).flatMap { path in
        declared(path).filter { $0.type.file.id == file.id || !$0.type.isHiddenFromOtherFiles }
      }
      let visible = nearest(candidates, paths, in: file)
      if let found = visible.first {
        // A type alias in an inner scope hides the type.
        let hiding = aliases(named: path, as: paths.prefix { $0 != found.$path })
        return hiding.isEmpty ? visible : targets(of: hiding, seenFrom: file, aliasDepth)
      }
    }
    return targets(of: aliases(named: path, at: scope, in: file), seenFrom: file, aliasDepth)
  }

  /// The types with that path in all files, with the numbers of the files. Extensions and local types are left out.
  private func declared(_ path: Symbol) -> [(type: DeclaredType, file: Int32)] {
    let name = path.lastPathComponent
    let byPath = cache.declared.answer(name) {
      var result: [Symbol: [AnswerCache.ID]] = [:]
      for number in index.files(.declared, name) {
        guard let file = summary(ofFile: number) else { continue }
        for index in file.types(named: name).indexes {
          let declaration = file.types[index]
          guard declaration.kind != .extension, !declaration.isLocal else { continue }
          result[declaration.$path, default: []].append(
            AnswerCache.ID(file: number, index: Int32(truncatingIfNeeded: index)))
        }
      }
      return result
    }
    return byPath[path]?.compactMap { id in declaration(id).map { ($0, id.file) } } ?? []
  }

  /// The candidates that a name with these paths refers to: those of the file's own modules, or else of imported
  /// modules, or else of files whose modules are not known.
  private func nearest(
    _ candidates: [(type: DeclaredType, file: Int32)], _ paths: [Symbol], in file: FileSummary
  ) -> [DeclaredType] {
    guard !candidates.isEmpty, moduleIndex.isUsed, let own = number(of: file) else {
      return innermost(candidates.map(\.type), paths, in: file)
    }
    let isNear = candidates.map { $0.file == own || moduleIndex.shareModule(own, $0.file) }
    let near = zip(candidates, isNear).filter { $1 }.map(\.0.type)
    let others = zip(candidates, isNear).filter { !$1 }.map(\.0)
    let found = innermost(near, paths, in: file)
    guard found.isEmpty, !others.isEmpty, let viewpoint = viewpoint(file) else { return found }
    let reaches = others.map { viewpoint.reach(of: $0.type, in: $0.file) }
    for reach in [Reach.imported, .unknown] {
      let seen = zip(others, reaches).filter { $1 == reach }.map(\.0.type)
      let found = innermost(seen, paths, in: file)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The candidates that the path refers to in the innermost scope. Those in the same file take precedence.
  private func innermost(
    _ candidates: [DeclaredType], _ paths: [Symbol], in file: FileSummary
  ) -> [DeclaredType] {
    guard !candidates.isEmpty, let path = paths.last else { return [] }
    for full in paths {
      let matches = candidates.filter { $0.$path == full }
      if !matches.isEmpty { return preferred(matches, for: file) }
    }
    // `Module.Type`: the first component is not a type of the project.
    let module = path.firstPathComponent
    guard module != path, index.files(.declared, module).isEmpty else { return [] }
    let named = moduleMap.modules(named: module.string)
    let rest = path.withoutFirstComponent
    return preferred(
      candidates.filter { candidate in
        guard candidate.$path == rest else { return false }
        return named.isEmpty || !moduleIndices(of: candidate.file).allSatisfy { !named.contains($0) }
      }, for: file)
  }

  private func preferred(_ matches: [DeclaredType], for file: FileSummary) -> [DeclaredType] {
    let own = matches.filter { $0.file.id == file.id }
    return own.isEmpty ? matches : own
  }

  /// The paths that a name may refer to: inside the scope, then inside the scopes around it, and finally at the top
  /// level. Paths that no fact contains are left out.
  private func paths(of name: Symbol, at scope: Int?, in file: FileSummary) -> [Symbol] {
    var result: [Symbol] = []
    var prefix = file.type(at: scope)?.path ?? ""
    while !prefix.isEmpty {
      if let path = Symbol(ifKnown: prefix.appendingPath(name.string)) { result.append(path) }
      prefix = prefix.pathWithoutLastComponent
    }
    return result + [name]
  }

  private func targets(
    of aliases: [(alias: TypeAlias, file: FileSummary)], seenFrom file: FileSummary, _ aliasDepth: Int
  ) -> [DeclaredType] {
    guard !aliases.isEmpty, aliasDepth <= 4 else { return [] }
    let viewpoint = viewpoint(file)
    var found: [Reach: [DeclaredType]] = [:]
    for (alias, other) in aliases {
      let reach = viewpoint.flatMap { view in number(of: other).map(view.reach) } ?? .ownModule
      guard reach != .none else { continue }
      found[reach, default: []] += target(of: alias, in: other, aliasDepth)
    }
    return found.min { $0.key < $1.key }?.value ?? []
  }

  /// The types that the alias refers to.
  func target(of alias: TypeAlias, in file: FileSummary, _ aliasDepth: Int) -> [DeclaredType] {
    aliasDepth > 4 ? [] : types(named: alias.target.$path, at: alias.site, in: file, aliasDepth: aliasDepth + 1)
  }

  /// A name of a type, with the place where it has its meaning.
  struct NameAtSite {
    let name: Symbol
    let site: Site
    let file: FileSummary
  }

  func types(named name: NameAtSite) -> [DeclaredType] { types(named: name.name, at: name.site, in: name.file) }

  /// The type that a name stands for but that is declared under another name: `Int` for `typealias ItemID = Int`, and
  /// the type of the item's `id` for `Item.ID`. Nil if that is not known.
  func meaning(of path: Symbol, at site: Site, in file: FileSummary) -> NameAtSite? {
    meaning(of: NameAtSite(name: path, site: site, file: file), depth: 0)
  }

  private func meaning(of name: NameAtSite, depth: Int) -> NameAtSite? {
    guard depth <= 4, let next = aliased(name) ?? typeOfIdentifier(name) else { return nil }
    return meaning(of: next, depth: depth + 1) ?? next
  }

  private func aliased(_ name: NameAtSite) -> NameAtSite? {
    guard !index.files(.declared, name.name.lastPathComponent).isEmpty else { return nil }
    let aliases = aliases(named: name.name, at: name.site.scope, in: name.file)
    guard aliases.count == 1, let (alias, home) = aliases.first, alias.target.form == .nominal,
      !alias.target.isGeneric
    else { return nil }
    return NameAtSite(name: alias.target.$path, site: alias.site, file: home)
  }

  private func typeOfIdentifier(_ name: NameAtSite) -> NameAtSite? {
    guard name.name.lastPathComponent == WrittenType.identifier,
      let owner = type(named: name.name.pathWithoutLastComponent, at: name.site, in: name.file),
      let (id, declarer) = property(named: Symbol(.id), of: owner), let type = typeName(of: id)
    else { return nil }
    return NameAtSite(name: type, site: declarer.file.site(ofMembersOf: declarer.index), file: declarer.file)
  }

  /// The type aliases that a name may refer to in a scope of a file, with the files that declare them.
  func aliases(
    named path: Symbol, at scope: Int?, in file: FileSummary
  ) -> [(alias: TypeAlias, file: FileSummary)] {
    aliases(named: path, as: paths(of: path, at: scope, in: file)[...])
  }

  private func aliases(
    named path: Symbol, as paths: ArraySlice<Symbol>
  ) -> [(alias: TypeAlias, file: FileSummary)] {
    guard !paths.isEmpty else { return [] }
    let name = path.lastPathComponent
    return files(.declared, name).flatMap { other in
      other.typeAliases(named: name).filter {
        !$0.isLocal && paths.contains($0.$path) && $0.target.$path != path
      }.map { ($0, other) }
    }
  }

  /// Returns whether the type's path may also refer to another type of the same module.
  package func isDeclaredTwice(_ type: DeclaredType) -> Bool { hasNamesake(type) { _ in true } }

  /// Returns whether uses of the property may belong to another declaration with the type's path, such as the one for
  /// another platform. An extension in another file may extend that declaration instead, or that declaration has a
  /// property with the same name, which callers use in the same way.
  package func isSharedWithNamesake(_ property: Property, of type: DeclaredType) -> Bool {
    hasNamesake(type) { other in
      other.properties.contains { $0.$name == property.$name }
        || files(.extended, type.$name).contains { $0.id != type.file.id }
    }
  }

  private func hasNamesake(_ type: DeclaredType, where matters: (DeclaredType) -> Bool) -> Bool {
    guard !type.isHiddenFromOtherFiles else { return false }
    let own = moduleIndex.isUsed ? number(of: type.file) : nil
    return declared(type.$path).contains { other, file in
      (own.map { moduleIndex.shareModule($0, file) } ?? true) && other != type && !other.isHiddenFromOtherFiles
        && matters(other)
    }
  }

  /// The extensions of a type in every file. If its module declares the type twice, only those in its own file.
  @inline(never)
  package func extensions(of type: DeclaredType) -> [DeclaredType] {
    // A local type cannot be extended.
    guard !type.declaration.isLocal else { return [] }
    guard let id = id(of: type) else { return findExtensions(of: type) }
    return declarations(cache.extensions.answer(id) { ids(of: findExtensions(of: type)) })
  }

  private func findExtensions(of type: DeclaredType) -> [DeclaredType] {
    var result: [DeclaredType] = []
    let others = type.isHiddenFromOtherFiles || isDeclaredTwice(type)
    for file in others ? [type.file] : files(.extended, type.$name) {
      var isSeen: Bool?
      for index in file.extensions(named: type.$name).indexes {
        guard extends(file.types[index], type),
          let found = DeclaredType(file, index)
        else { continue }
        let sees = isSeen ?? means(type, from: file)
        isSeen = sees
        if sees { result.append(found) }
      }
    }
    return others ? result : result + extensionsOfAliases(of: type)
  }

  /// The extensions that name the type by a type alias of the project.
  private func extensionsOfAliases(of type: DeclaredType) -> [DeclaredType] {
    withAliases([type.$name]).subtracting([type.$name]).sorted { $0.string < $1.string }.flatMap { alias in
      files(.extended, alias).flatMap { file in
        file.extensions(named: alias).indexes.compactMap { DeclaredType(file, $0) }.filter { found in
          types(named: found.$path, at: nil, in: file) == [type]
        }
      }
    }
  }

  /// Returns whether the type's path refers to the type in a file that may belong to other modules.
  private func means(_ type: DeclaredType, from file: FileSummary) -> Bool {
    guard moduleIndex.isUsed, file.id != type.file.id, let own = number(of: type.file),
      let other = number(of: file), !moduleIndex.shareModule(own, other)
    else { return true }
    return types(named: type.$path, at: nil, in: file).contains(type)
  }

  /// Returns whether the declaration may be an extension of the type, based on its path.
  func extends(_ declaration: TypeDeclaration, _ type: DeclaredType) -> Bool {
    declaration.$path == type.$path
      || declaration.path.hasSuffix("." + type.path)
        && index.files(.declared, declaration.$path.firstPathComponent).isEmpty
  }

  /// Returns whether code in a scope of a file is in the type's braces or in an extension of it.
  package func isInside(_ scope: Int?, in file: FileSummary, of type: DeclaredType) -> Bool {
    file.scopes(from: scope).contains { outer in
      outer == type || outer.kind == .extension && outer.$path == type.$path && !type.declaration.isLocal
    }
  }

  /// The scopes of the type's code in a file: the type and each extension, with the types inside it, which directly
  /// follow it.
  func codeScopes(of type: DeclaredType, in file: FileSummary) -> [Range<Int>] {
    file.types(at: type.$path).indexes.compactMap { index in
      let isOwn = DeclaredType(file, index) == type
      guard isOwn || file.types[index].kind == .extension && !type.declaration.isLocal else { return nil }
      return file.codeScopes(of: index)
    }
  }

  /// The type that a scope's members belong to: the type itself or, for an extension, the extended type.
  @inline(never)
  package func owner(of scope: Int?, in file: FileSummary) -> DeclaredType? {
    guard let declared = DeclaredType(file, scope) else { return nil }
    return declared.kind == .extension ? type(named: declared.$path, at: nil, in: file) : declared
  }
}

extension [DeclaredType] {
  /// Whether they are the same class for different systems: all of them are in `#if` branches of one file and have the
  /// same attributes and inheritance clauses.
  var areOneClass: Bool {
    guard count > 1, let first else { return false }
    return allSatisfy { type in
      let (one, other) = (type.declaration, first.declaration)
      return one.kind == .class && one.condition != nil && type.file.id == first.file.id
        && one.inherited.map(\.$path) == other.inherited.map(\.$path)
        && one.attributes.map(\.$name) == other.attributes.map(\.$name)
    }
  }
}
