import Facts

/// The files that have a relation to a name. If a file's bodies have not been read, its words show whether it may have
/// the relation, and only then are its bodies read.
extension ProjectFacts {
  /// The numbers of the files that have the relation to the name, in no particular order.
  @inline(never)
  func numbers(_ relation: Relation, _ name: Symbol) -> [Int32] {
    let read = index.files(relation, name)
    guard !words.isEmpty, let wanted = relation.words(for: name) else { return read }
    return cache.files.answer(AnswerCache.NameInFiles(relation: relation, name: name)) {
      let others = candidates(relation, name, wanted).subtracting(read).filter { holds(relation, name, inFile: $0) }
      return read + others
    }
  }

  /// The same files, sorted by path.
  @inline(never)
  func files(_ relation: Relation, _ name: Symbol) -> [FileSummary] { summaries(ofFiles: numbers(relation, name)) }

  /// The files that read `base.$name`.
  func files(projecting name: Symbol) -> [FileSummary] {
    let others = candidates(.members, name, [WordHash.hash(of: name.string, as: .projected)])
    return summaries(ofFiles: index.files(.members, name) + others.filter { holds(.members, name, inFile: $0) })
  }

  /// The files that have the relation to the member's name and may use a member of the type. A file that neither names
  /// the type nor can reach a value of it through other declarations uses a member of another type.
  @inline(never)
  func files(_ relation: Relation, _ member: Symbol, of type: DeclaredType) -> [FileSummary] {
    let read = index.files(relation, member)
    guard !words.isEmpty, let wanted = relation.words(for: member) else { return summaries(ofFiles: read) }
    var others = candidates(relation, member, wanted).subtracting(read)
    if !others.isEmpty {
      let names = withAliases([type.$name])
      let naming = Set(names.flatMap { words.files(for: WordHash.hash(of: $0.string)) })
      if !others.isSubset(of: naming), !mayBeReachedUnnamed(type, names) { others.formIntersection(naming) }
    }
    return summaries(ofFiles: read + others.filter { holds(relation, member, inFile: $0) })
  }

  /// Returns whether the condition holds for any file that has one of these relations to a name. Files whose bodies
  /// have not been read yet are candidates if they contain the necessary words. They are read one by one, and only if
  /// the condition holds for none of the other files.
  func isTrueForAnyFile(
    _ wanted: [(relation: Relation, name: Symbol)], where condition: (Relation, Symbol, FileSummary) -> Bool
  ) -> Bool {
    func holds(_ relation: Relation, _ name: Symbol, _ number: Int32) -> Bool {
      summary(ofFile: number).map { condition(relation, name, $0) } ?? false
    }
    return wanted.contains { relation, name in index.files(relation, name).contains { holds(relation, name, $0) } }
      || !words.isEmpty
        && wanted.contains { relation, name in
          relation.words(for: name).map {
            candidates(relation, name, $0).sorted().contains { holds(relation, name, $0) }
          }
            ?? false
        }
  }

  /// The files that have the relation to the name and may use internal declarations of the file.
  func files(
    _ relation: Relation, _ name: Symbol, seeingInternalsOf file: FileSummary
  ) -> [FileSummary] {
    let all = files(relation, name)
    return moduleIndex.isUsed ? all.filter { seesInternals(of: file, from: $0) } : all
  }

  private func summaries(ofFiles numbers: [Int32]) -> [FileSummary] {
    let found = numbers.compactMap { summary(ofFile: $0) }
    return found.count > 1 ? found.sorted { $0.path < $1.path } : found
  }

  // MARK: Files whose bodies are not read

  /// The files with unread bodies that may have the relation to the name, based on their words.
  private func candidates(_ relation: Relation, _ name: Symbol, _ wanted: [UInt32]) -> Set<Int32> {
    let result = Set(wanted.flatMap { words.files(for: $0) })
    guard !result.isEmpty, let companions = relation.companions(for: name) else { return result }
    return result.intersection(companions.flatMap { words.files(for: $0) })
  }

  /// Returns whether the file actually has the relation to the name. Reads the file's bodies.
  private func holds(_ relation: Relation, _ name: Symbol, inFile number: Int32) -> Bool {
    guard let file = summary(ofFile: number), let bodies = file.unreadBodies, relation.isPossible(in: file) else {
      return false
    }
    return bodies.reader.whole.names[relation].contains(name)
  }

  /// Returns whether code may hold a value of the type without naming it.
  private func mayBeReachedUnnamed(_ type: DeclaredType, _ names: Set<Symbol>) -> Bool {
    !isComplete || names.contains { KnownWords.isFramework($0) || !index.files(.propertyTypes, $0).isEmpty }
      || isUsableWithoutNaming(type)
  }

  // MARK: Names of types

  /// The names of the types and of the type aliases that may refer to them, directly or through other aliases.
  package func withAliases(_ names: Set<Symbol>) -> Set<Symbol> {
    var result = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for number in index.files(.aliased, name) {
        for alias in summary(ofFile: number)?.typeAliases ?? [] where alias.target.$name == name {
          let other = alias.$path.lastPathComponent
          if result.insert(other).inserted { waiting.append(other) }
        }
      }
    }
    return result
  }

  private func isAlias(_ name: Symbol) -> Bool {
    // The relation also finds types of that name. Check that there is an alias.
    index.files(.declared, name).contains { number in
      summary(ofFile: number).map { !$0.typeAliases(named: name).isEmpty } ?? false
    }
  }

  /// Returns whether any type with that name may hold a state object, whatever types are around it.
  package func mayHoldStateObject(typeNamed name: Symbol) -> Bool {
    !index.files(.objectOwners, name).isEmpty || isAlias(name)
  }

  /// Returns whether any type with that name may have state that an initializer sets, whatever types are around it.
  package func maySeedState(typeNamed name: Symbol) -> Bool {
    !index.files(.seededOwners, name).isEmpty || isAlias(name)
  }

  /// Returns whether any type with that name may have properties with wrappers, whatever types are around it.
  func mayHaveWrappers(typeNamed name: Symbol) -> Bool { !index.files(.wrapperOwners, name).isEmpty || isAlias(name) }

  /// Returns whether the file may create a value of a type that has properties with wrappers. Code that creates none
  /// has no effect on state.
  package func mayMakeWrapperOwner(_ file: FileSummary) -> Bool { mayMake(.wrapperOwners, file) }

  /// Returns whether the file may create a value of a type that may hold a state object.
  package func mayMakeObjectOwner(_ file: FileSummary) -> Bool { mayMake(.objectOwners, file) }

  /// Returns whether the file may create a value of a type that may have state whose first value an initializer sets.
  package func mayMakeSeededOwner(_ file: FileSummary) -> Bool { mayMake(.seededOwners, file) }

  private func mayMake(_ relation: Relation, _ file: FileSummary) -> Bool {
    guard isComplete, file.unreadBodies != nil, let number = number(of: file) else { return true }
    return filesMaking[relation]?.contains(number) ?? true
  }
}
