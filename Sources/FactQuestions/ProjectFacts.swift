import Facts

/// The facts about all files of a project, updated file by file. A copy is a snapshot.
package struct ProjectFacts: Sendable {
  /// Whether every file of the project has been read. Until then, the answers to questions about the project are
  /// unknown.
  package var isComplete = false {
    didSet {
      forgetAnswers()
      if isComplete { indexPendingWords() }
    }
  }
  /// The settings that the user specifies for the whole project. `settings(of:)` returns those that apply to a file.
  package var settings = ProjectSettings() { didSet { forgetAnswers() } }
  /// The settings from configuration files, for the code in and below their folders. They provide what `settings`
  /// leaves unspecified.
  package var folderSettings = FolderSettings() { didSet { forgetAnswers() } }

  private(set) var moduleIndex = ModuleIndex()
  /// The paths of files that are tests only because of their module.
  private var testsByModule: Set<String> = []
  private var numbers: [FileID: Int32] = [:]
  private var summaries: [FileSummary?] = []
  private var free: [Int32] = []
  /// The names of the file that changed last, which is likely to change next.
  private var lastNames: (number: Int32, names: IndexedNames)?
  private(set) var index = NameIndex()
  /// The words of the files whose bodies have not been read.
  private(set) var words = WordIndex()
  /// The files with unread bodies that may create values of the types that have a relation.
  private(set) var filesMaking: [Relation: Set<Int32>] = [:]
  /// The answers for this state of the project. Copies share them until one of the copies is changed.
  private(set) var cache = AnswerCache()
  /// The files that import Skip's bridge.
  private(set) var skipFiles: Set<Int32> = []
  /// The number of files that re-export SwiftUI.
  private var exportingFiles = 0

  package init() {}

  /// Adds a file or a new version of one. Returns whether anything changed that other files can see. The cost depends
  /// on the names in the file, and usually not on the size of the project.
  ///
  /// - Parameter names: The names of the summary, if another thread has already found them.
  @discardableResult
  package mutating func update(_ read: FileSummary, names: IndexedNames? = nil) -> Bool {
    let summary = withTraitsOfModules(read)
    guard let number = numbers[summary.id] else {
      let number = free.popLast() ?? Int32(truncatingIfNeeded: summaries.count)
      if Int(number) == summaries.count { summaries.append(nil) }
      numbers[summary.id] = number
      replace(nil, by: summary, number, names)
      return true
    }
    let old = summaries[Int(number)]
    let affectsOthers = old != summary
    if affectsOthers || old?.unreadBodies != nil || summary.unreadBodies != nil {
      replace(old, by: summary, number, names)
    } else {
      // Only places differ. Keep the newest ones.
      summaries[Int(number)] = summary
    }
    return affectsOthers
  }

  /// Removes a file. Returns whether the file was known.
  @discardableResult
  package mutating func remove(path: String) -> Bool {
    guard let id = FileID(ifKnown: path), let number = numbers.removeValue(forKey: id) else { return false }
    replace(summaries[Int(number)], by: nil, number, nil)
    free.append(number)
    return true
  }

  /// Discards the answers. Called for every change that they depend on.
  private mutating func forgetAnswers() {
    // If nothing else references the cache, no other thread can be writing into it.
    if !isKnownUniquelyReferenced(&cache) || !cache.isEmpty { cache = AnswerCache() }
  }

  private mutating func replace(
    _ old: FileSummary?, by new: FileSummary?, _ number: Int32, _ names: IndexedNames?
  ) {
    forgetAnswers()
    let known = lastNames?.number == number ? lastNames?.names : nil
    let before = old.map { known ?? IndexedNames($0) } ?? IndexedNames()
    let after = names ?? new.map { IndexedNames($0) } ?? IndexedNames()
    lastNames = (number, after)
    index.replace(before, by: after, file: number)
    if let old {
      moduleIndex.leave(old, number: number)
      if importsSkip(old) { skipFiles.remove(number) }
    }
    if let new {
      moduleIndex.enter(new, number: number)
      if importsSkip(new) { skipFiles.insert(number) }
    }
    exportingFiles += (exportsSwiftUI(new) ? 1 : 0) - (exportsSwiftUI(old) ? 1 : 0)
    summaries[Int(number)] = new
    if let bodies = new?.unreadBodies { words.add(bodies.words, file: number) }
    let affectsWords = (Self.ownerRelations + [.aliased]).contains { before[$0] != after[$0] }
    if isComplete, affectsWords || new?.unreadBodies != nil { indexPendingWords() }
  }

  private func exportsSwiftUI(_ summary: FileSummary?) -> Bool {
    summary?.imports.contains { $0.isExported && $0.module == "SwiftUI" } ?? false
  }

  /// Whether a file of the project re-exports SwiftUI, so that other files see it without importing it.
  var reexportsSwiftUI: Bool { exportingFiles > 0 }

  private func importsSkip(_ summary: FileSummary?) -> Bool {
    summary?.imports(anyOf: ["SkipFuse", "SkipFuseUI"]) ?? false
  }

  // MARK: Bodies that are not read

  /// The relations of types for which rules look at the places that create their values.
  private static let ownerRelations: [Relation] = [.wrapperOwners, .objectOwners, .seededOwners]

  private mutating func indexPendingWords() {
    guard !words.isEmpty else { return }
    words.sort()
    let initializing = words.files(for: WordHash.hash(of: "init", as: .member))
    for relation in Self.ownerRelations {
      // Only state that SwiftUI keeps can be lost.
      let owners = index.names(relation).filter { !index.files(.wrapperOwners, $0).isEmpty }
      let names = withAliases(Set(owners))
      @inline(never)
      func files(_ form: WordHash.Forms) -> Set<Int32> {
        Set(names.flatMap { words.files(for: WordHash.hash(of: $0.string, as: form)) })
      }
      // `let x: T = .init()` creates a T as well.
      filesMaking[relation] = files(.made).union(files(.written).intersection(initializing))
    }
  }

  // MARK: Modules

  /// The files of each module. With an empty map, all files form one module. Setting the map updates every file.
  package var moduleMap: ModuleMap {
    get { moduleIndex.map }
    set {
      guard newValue != moduleIndex.map else { return }
      forgetAnswers()
      moduleIndex = ModuleIndex(newValue)
      for number in numbers.values {
        guard let summary = summaries[Int(number)] else { continue }
        moduleIndex.enter(summary, number: number)
        let isMarked = testsByModule.remove(summary.path) != nil
        let read = isMarked ? summary.with(traits: summary.traits.subtracting(.isTest)) : summary
        summaries[Int(number)] = withTraitsOfModules(read)
      }
    }
  }

  /// Marks the file as a test if it belongs to a test target, even if it does not look like a test.
  private mutating func withTraitsOfModules(_ summary: FileSummary) -> FileSummary {
    guard moduleIndex.isUsed, !summary.traits.contains(.isTest), moduleMap.isTest(summary.path) else { return summary }
    testsByModule.insert(summary.path)
    return summary.with(traits: summary.traits.union(.isTest))
  }

  // MARK: Files

  package func summary(ofFileAt path: String) -> FileSummary? { number(of: path).flatMap { summaries[Int($0)] } }

  @inline(never)
  func number(of file: FileSummary) -> Int32? { numbers[file.id] }

  private func number(of path: String) -> Int32? { FileID(ifKnown: path).flatMap { numbers[$0] } }

  @inline(never)
  func summary(ofFile number: Int32) -> FileSummary? {
    let index = Int(number)
    return summaries.indices.contains(index) ? summaries[index] : nil
  }
}
