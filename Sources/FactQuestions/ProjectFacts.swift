import Facts

/// What all files together say, kept up to date file by file. A value: a copy is a snapshot.
package struct ProjectFacts: Sendable {
  /// Whether every file of the project has been read. Until then questions about the project answer unknown.
  package var isComplete = false {
    didSet {
      forgetAnswers()
      if isComplete { settleWords() }
    }
  }
  /// What the user says about the whole project; `settings(of:)` knows what holds for a file.
  package var settings = ProjectSettings() { didSet { forgetAnswers() } }
  /// What configuration files say about the code below their folders; what `settings` leaves open is taken from there.
  package var folderSettings = FolderSettings() { didSet { forgetAnswers() } }

  private(set) var moduleIndex = ModuleIndex()
  /// Files that are tests because of their module alone.
  private var testsByModule: Set<String> = []
  private var numbers: [FileID: Int32] = [:]
  private var summaries: [FileSummary?] = []
  private var free: [Int32] = []
  /// The names of the file that changed last: it is the one that changes next.
  private var lastNames: (number: Int32, names: IndexedNames)?
  private(set) var index = NameIndex()
  /// Of the files whose bodies are not read.
  private(set) var words = WordIndex()
  /// Those of them that may make values of types that a question is about.
  private(set) var filesMaking: [Relation: Set<Int32>] = [:]
  /// What was answered about this state of the project. Copies share it until one of them is changed.
  private(set) var memory = AnswerMemory()
  /// The files that import Skip's bridge.
  private(set) var skipFiles: Set<Int32> = []
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
    guard let number = numbers[summary.id] else {
      let number = free.popLast() ?? Int32(truncatingIfNeeded: summaries.count)
      if Int(number) == summaries.count { summaries.append(nil) }
      numbers[summary.id] = number
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
    guard let id = FileID(ifKnown: path), let number = numbers.removeValue(forKey: id) else { return false }
    replace(summaries[Int(number)], by: nil, number, nil)
    free.append(number)
    return true
  }

  /// Called before anything changes on which answers depend.
  private mutating func forgetAnswers() {
    // Nobody else can be writing into what nobody else has.
    if !isKnownUniquelyReferenced(&memory) || !memory.isEmpty { memory = AnswerMemory() }
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
    let isNewsForWords = (Self.ownerRelations + [.aliased]).contains { before[$0] != after[$0] }
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

  // MARK: Bodies that are not read

  /// Those of types that rules look at where values of them are made.
  private static let ownerRelations: [Relation] = [.wrapperOwners, .objectOwners, .seededOwners]

  private mutating func settleWords() {
    guard !words.isEmpty else { return }
    words.settle()
    let initializing = words.files(for: WordHash.hash(of: "init", as: .member))
    for relation in Self.ownerRelations {
      // Only state that SwiftUI keeps can be lost.
      let owners = index.names(relation).filter { !index.files(.wrapperOwners, $0).isEmpty }
      let names = withAliases(Set(owners))
      func files(_ form: WordHash.Forms) -> Set<Int32> {
        Set(names.flatMap { words.files(for: WordHash.hash(of: $0.string, as: form)) })
      }
      // `let x: T = .init()` makes a T as well.
      filesMaking[relation] = files(.made).union(files(.written).intersection(initializing))
    }
  }

  // MARK: Modules

  /// Which files make up which modules; an empty map takes all files as one module. Setting it costs all files.
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

  /// A test target makes tests of files that do not look like it.
  private mutating func withTraitsOfModules(_ summary: FileSummary) -> FileSummary {
    guard moduleIndex.isUsed, !summary.traits.contains(.isTest), moduleMap.isTest(summary.path) else { return summary }
    testsByModule.insert(summary.path)
    return summary.with(traits: summary.traits.union(.isTest))
  }

  // MARK: Files

  package func summary(ofFileAt path: String) -> FileSummary? {
    number(of: path).flatMap { summaries[Int($0)] }
  }

  func number(of file: FileSummary) -> Int32? { numbers[file.id] }

  private func number(of path: String) -> Int32? { FileID(ifKnown: path).flatMap { numbers[$0] } }

  func summary(ofFile number: Int32) -> FileSummary? {
    let index = Int(number)
    return summaries.indices.contains(index) ? summaries[index] : nil
  }
}
