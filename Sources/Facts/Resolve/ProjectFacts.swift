/// What all files together say, kept up to date file by file. A value: a copy is a snapshot.
package struct ProjectFacts: Sendable {
  /// Whether every file of the workspace has been read. Until then questions about the project answer unknown.
  package var isComplete = false { didSet { if isComplete { settleWords() } } }
  /// What the user says about the whole project; `settings(of:)` knows what holds for a file.
  package var settings = ProjectSettings()
  /// What configuration files say about the code below their folders; what `settings` leaves open is taken from there.
  package var folderSettings = FolderSettings()

  private(set) var moduleIndex = ModuleIndex()
  /// Files that are tests because of their module alone.
  private var testsByModule: Set<String> = []
  private var numbers: [String: Int32] = [:]
  private var summaries: [FileSummary?] = []
  private var free: [Int32] = []
  /// The names of the file that changed last: it is the one that changes next.
  private var lastNames: (number: Int32, names: IndexedNames)?
  private(set) var declared = NameIndex()
  private(set) var aliased = NameIndex()
  private(set) var extended = NameIndex()
  private(set) var constructed = NameIndex(.constructed)
  private(set) var propertyWrappers = NameIndex()
  private(set) var implicitLabels = NameIndex(.implicitLabels)
  private(set) var members = NameIndex(.members)
  private(set) var mentioned = NameIndex(.mentioned)
  private(set) var globals = NameIndex()
  private(set) var macros = NameIndex()
  private(set) var reordered = NameIndex(.reordered)
  private(set) var held = NameIndex(.held)
  private(set) var objectWords = NameIndex(.objectWords)
  private(set) var injected = NameIndex(.injected)
  private(set) var environmentReads = NameIndex()
  private(set) var nestedReads = NameIndex(.nestedReads)
  private(set) var observed = NameIndex()
  private(set) var objectOwners = NameIndex()
  private(set) var seededOwners = NameIndex()
  private(set) var wrapperOwners = NameIndex()
  private(set) var propertyTypes = NameIndex()
  /// Of the files whose bodies are not read.
  private var words = WordIndex()
  /// Those of them that may name a type with wrappers.
  private var filesNamingWrapperOwners: Set<Int32> = []
  /// Paths of the files that import Skip's bridge.
  private(set) var skipFiles: Set<String> = []
  /// Files that hand SwiftUI on to who imports their module.
  private var exportingFiles = 0

  package init() {}

  /// Takes in a new version of a file. Returns whether what other files may see of it changed. Costs what the file
  /// says, not what the project says.
  ///
  /// - Parameter names: those of the summary, where another thread has found them already.
  @discardableResult
  package mutating func update(_ read: FileSummary, names: IndexedNames? = nil) -> Bool {
    let summary = withTraitsOfModules(read)
    guard let number = numbers[summary.path] else {
      let number = free.popLast() ?? Int32(truncatingIfNeeded: summaries.count)
      if Int(number) == summaries.count { summaries.append(nil) }
      numbers[summary.path] = number
      replace(nil, by: summary, number, names)
      return true
    }
    let old = summaries[Int(number)]
    let isNews = old != summary
    if isNews || old?.unreadBodies != nil || summary.unreadBodies != nil {
      replace(old, by: summary, number, names)
    } else {
      // Equal but for its places, and those should be the newest.
      summaries[Int(number)] = summary
    }
    return isNews
  }

  /// Returns whether the file was known.
  @discardableResult
  package mutating func remove(path: String) -> Bool {
    guard let number = numbers.removeValue(forKey: path) else { return false }
    replace(summaries[Int(number)], by: nil, number, nil)
    free.append(number)
    return true
  }

  private mutating func replace(
    _ old: FileSummary?, by new: FileSummary?, _ number: Int32, _ names: IndexedNames?
  ) {
    let known = lastNames?.number == number ? lastNames?.names : nil
    let before = old.map { known ?? IndexedNames($0) } ?? IndexedNames()
    let after = names ?? new.map { IndexedNames($0) } ?? IndexedNames()
    lastNames = (number, after)
    declared.replace(before.declared, by: after.declared, file: number)
    aliased.replace(before.aliased, by: after.aliased, file: number)
    extended.replace(before.extended, by: after.extended, file: number)
    constructed.replace(before.constructed, by: after.constructed, file: number)
    propertyWrappers.replace(before.propertyWrappers, by: after.propertyWrappers, file: number)
    implicitLabels.replace(before.implicitLabels, by: after.implicitLabels, file: number)
    members.replace(before.members, by: after.members, file: number)
    mentioned.replace(before.mentioned, by: after.mentioned, file: number)
    globals.replace(before.globals, by: after.globals, file: number)
    held.replace(before.held, by: after.held, file: number)
    objectWords.replace(before.objectWords, by: after.objectWords, file: number)
    injected.replace(before.injected, by: after.injected, file: number)
    environmentReads.replace(before.environmentReads, by: after.environmentReads, file: number)
    nestedReads.replace(before.nestedReads, by: after.nestedReads, file: number)
    observed.replace(before.observed, by: after.observed, file: number)
    objectOwners.replace(before.objectOwners, by: after.objectOwners, file: number)
    seededOwners.replace(before.seededOwners, by: after.seededOwners, file: number)
    wrapperOwners.replace(before.wrapperOwners, by: after.wrapperOwners, file: number)
    propertyTypes.replace(before.propertyTypes, by: after.propertyTypes, file: number)
    macros.replace(before.macros, by: after.macros, file: number)
    reordered.replace(before.reordered, by: after.reordered, file: number)
    if let old {
      moduleIndex.leave(old, number: number)
      if importsSkip(old) { skipFiles.remove(old.path) }
    }
    if let new {
      moduleIndex.enter(new, number: number)
      if importsSkip(new) { skipFiles.insert(new.path) }
    }
    exportingFiles += (exportsSwiftUI(new) ? 1 : 0) - (exportsSwiftUI(old) ? 1 : 0)
    summaries[Int(number)] = new
    if let bodies = new?.unreadBodies { words.add(bodies.words, file: number) }
    let isNewsForWords = before.wrapperOwners != after.wrapperOwners || before.aliased != after.aliased
    if isComplete, isNewsForWords || new?.unreadBodies != nil { settleWords() }
  }

  private func exportsSwiftUI(_ summary: FileSummary?) -> Bool {
    summary?.imports.contains { $0.isExported && $0.module == "SwiftUI" } ?? false
  }

  /// Whether a file of the project exports SwiftUI, so that others see it without importing it.
  var reexportsSwiftUI: Bool { exportingFiles > 0 }

  private func importsSkip(_ summary: FileSummary?) -> Bool {
    summary?.imports(anyOf: ["SkipFuse", "SkipFuseUI"]) ?? false
  }

  /// Whether a type of that name, without its path, may hold a state object.
  package func mayHoldStateObject(typeNamed name: String) -> Bool {
    !objectOwners.files(for: name).isEmpty || isAlias(name)
  }

  /// Whether a type of that name, without its path, may have state that an initialiser gives its first value.
  package func maySeedState(typeNamed name: String) -> Bool {
    !seededOwners.files(for: name).isEmpty || isAlias(name)
  }

  private func isAlias(_ name: String) -> Bool {
    // An alias has any name; only names that an alias declares need a closer look.
    declared.files(for: name).contains { number in
      summary(ofFile: number)?.typeAliases.contains { $0.path.lastPathComponent == name } ?? false
    }
  }

  // MARK: Bodies that are not read

  private mutating func settleWords() {
    guard !words.isEmpty else { return }
    words.settle()
    filesNamingWrapperOwners = []
    for name in withAliases(Set(wrapperOwners.names)) {
      filesNamingWrapperOwners.formUnion(words.files(for: WordHash.hash(of: name)))
    }
  }

  /// The names of types and of the aliases that may stand for them, also by way of other aliases.
  private func withAliases(_ names: Set<String>) -> Set<String> {
    var result = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      for number in aliased.files(for: name) {
        for alias in summary(ofFile: number)?.typeAliases ?? [] where alias.target.name == name {
          let other = alias.path.lastPathComponent
          if result.insert(other).inserted { waiting.append(other) }
        }
      }
    }
    return result
  }

  /// Whether the file may name a type that has properties with wrappers: what makes or reads no such type says nothing
  /// about anybody's state.
  package func mayNameWrapperOwner(_ file: FileSummary) -> Bool {
    guard isComplete, file.unreadBodies != nil, let number = number(of: file.path) else { return true }
    return filesNamingWrapperOwners.contains(number)
  }

  /// Whether a type of that name, without its path, may have properties with wrappers.
  func mayHaveWrappers(typeNamed name: String) -> Bool {
    !wrapperOwners.files(for: name).isEmpty || isAlias(name)
  }

  /// The files whose bodies are not read and that may say it of the name, by their words.
  private func candidates(_ relation: BodyRelation, words candidates: [UInt32]) -> Set<Int32> {
    var result: Set<Int32> = []
    for word in candidates { result.formUnion(words.files(for: word)) }
    guard !result.isEmpty, let companions = relation.companions else { return result }
    return result.intersection(companions.flatMap { words.files(for: $0) })
  }

  /// Whether it does, which reads it.
  private func holds(_ relation: BodyRelation, _ name: String, inFile number: Int32) -> Bool {
    summary(ofFile: number)?.unreadBodies.map { relation.holds(name, in: $0.reader.whole.names) } ?? false
  }

  // MARK: Modules

  /// Which files make up which modules; an empty map takes all files as one module. Setting it costs all files.
  package var moduleMap: ModuleMap {
    get { moduleIndex.map }
    set {
      guard newValue != moduleIndex.map else { return }
      moduleIndex = ModuleIndex(newValue)
      for (path, number) in numbers {
        guard let summary = summaries[Int(number)] else { continue }
        moduleIndex.enter(summary, number: number)
        let isMarked = testsByModule.remove(path) != nil
        let read = isMarked ? summary.with(traits: summary.traits.subtracting(.isTest)) : summary
        summaries[Int(number)] = withTraitsOfModules(read)
      }
    }
  }

  /// A test target makes tests of files that do not look like it.
  private mutating func withTraitsOfModules(_ summary: FileSummary) -> FileSummary {
    guard moduleIndex.isUsed, !summary.traits.contains(.isTest), moduleMap.isTest(summary.path) else { return summary }
    testsByModule.insert(summary.path)
    return summary.with(traits: summary.traits.union(.isTest))
  }

  // MARK: Files

  package func summary(ofFileAt path: String) -> FileSummary? {
    numbers[path].flatMap { summaries[Int($0)] }
  }

  func number(of path: String) -> Int32? { numbers[path] }

  func summary(ofFile number: Int32) -> FileSummary? {
    let index = Int(number)
    return summaries.indices.contains(index) ? summaries[index] : nil
  }

  /// The numbers of the files of an index entry, in no particular order.
  func numbers(_ index: NameIndex, _ name: String) -> [Int32] {
    let read = index.files(for: name)
    guard let relation = index.relation, !words.isEmpty else { return read }
    let others = candidates(relation, words: relation.words(for: name)).filter { holds(relation, name, inFile: $0) }
    return others.isEmpty ? read : read + others.filter { !read.contains($0) }
  }

  /// The files of an index entry, by path.
  func files(_ index: NameIndex, _ name: String) -> [FileSummary] {
    summaries(ofFiles: numbers(index, name))
  }

  /// The files that read `base.$name`.
  func files(projecting name: String) -> [FileSummary] {
    let others = candidates(.members, words: [WordHash.hash(of: name, as: .projected)])
    return summaries(ofFiles: members.files(for: name) + others.filter { holds(.members, name, inFile: $0) })
  }

  /// Those of the files of an index entry that may speak of a member of the type. One that neither names the type nor
  /// can reach a value of it through other declarations speaks of something else.
  func files(_ index: NameIndex, _ member: String, of type: DeclaredType) -> [FileSummary] {
    let read = index.files(for: member)
    guard let relation = index.relation, !words.isEmpty else { return summaries(ofFiles: read) }
    var others = candidates(relation, words: relation.words(for: member))
    if !others.isEmpty {
      let names = withAliases([type.name])
      let naming = Set(names.flatMap { words.files(for: WordHash.hash(of: $0)) })
      if !others.isSubset(of: naming), !mayBeReachedUnnamed(type, names) { others.formIntersection(naming) }
    }
    return summaries(ofFiles: read + others.filter { !read.contains($0) && holds(relation, member, inFile: $0) })
  }

  /// Whether code may hold a value of the type without naming it.
  private func mayBeReachedUnnamed(_ type: DeclaredType, _ names: Set<String>) -> Bool {
    !isComplete || names.contains { KnownNames.isUntracked($0) || !propertyTypes.files(for: $0).isEmpty } || leaks(type)
  }

  private func summaries(ofFiles numbers: [Int32]) -> [FileSummary] {
    let found = numbers.compactMap { summary(ofFile: $0) }
    return found.count > 1 ? found.sorted { $0.path < $1.path } : found
  }

  /// Those of them that may use what a file declares without an access level.
  func files(
    _ index: NameIndex, _ name: String, seeingInternalsOf file: FileSummary
  ) -> [FileSummary] {
    let all = files(index, name)
    return moduleIndex.isUsed ? all.filter { seesInternals(of: file, from: $0) } : all
  }
}
