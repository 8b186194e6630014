import Facts

/// Which files belong to the same modules, by file number. Files that no module claims are loose: they see everything
/// and everything sees them, because nothing is known of them. An exception among claimed files, in its folder or in the
/// first one around it that has any, was left out: no module compiles it, and it sees nothing and is not seen.
struct ModuleIndex: Sendable {
  private(set) var map = ModuleMap()
  /// The different sets of modules that files belong to; the first one is that of loose files, the second that of files
  /// that were left out.
  private var sets: [[Int]] = [[], []]
  private var setNumbers: [[Int]: Int32] = [[]: 0]
  /// By two set numbers, row by row: whether the sets have a module in common.
  private var meets: [Bool] = [true, false, false, false]
  /// By file number.
  private var homes: [Int32] = []
  /// What is known of the files in a folder and below it.
  private var folders: [Substring: Folder] = [:]
  /// The paths of the loose files.
  private var loosePaths: [Int32: String] = [:]
  /// How many files each module has.
  private var fileCounts: [Int: Int] = [:]
  /// What files of a module export, with how many files do.
  private var exports: [Int: [String: Int]] = [:]

  init() {}

  init(_ map: ModuleMap) {
    self.map = map
  }

  /// Whether modules are told apart at all.
  var isUsed: Bool { !map.isEmpty }

  mutating func enter(_ summary: FileSummary, number: Int32) {
    let modules = map.modules(ofFileAt: summary.path)
    let set = setNumbers[modules] ?? addSet(modules)
    let index = Int(number)
    while homes.count <= index { homes.append(0) }
    homes[index] = set
    count(summary, by: 1, number: number)
    if set == 0, isUsed { loosePaths[number] = summary.path }
    settle(foldersAround: summary) { folder in
      if set == 0 { folder.loose.insert(number) } else { folder.claimed += 1 }
    }
    settle(number)
  }

  mutating func leave(_ summary: FileSummary, number: Int32) {
    count(summary, by: -1, number: number)
    loosePaths[number] = nil
    settle(foldersAround: summary) { folder in
      if folder.loose.remove(number) == nil { folder.claimed -= 1 }
    }
  }

  private struct Folder {
    var claimed = 0
    var loose: Set<Int32> = []

    enum LooseFiles {
      /// At most one in twenty.
      case few
      case one
      case many
    }

    /// Nil where no file is claimed.
    var looseFiles: LooseFiles? {
      claimed == 0 ? nil : loose.count * 20 <= claimed ? .few : loose.count == 1 ? .one : .many
    }
  }

  private mutating func settle(foldersAround summary: FileSummary, _ change: (inout Folder) -> Void) {
    guard isUsed else { return }
    for path in Self.folders(around: summary.path) {
      var folder = folders[path] ?? Folder()
      let before = folder.looseFiles
      change(&folder)
      folders[path] = folder
      if folder.looseFiles != before { folder.loose.forEach { settle($0) } }
    }
  }

  /// The innermost folder around a loose file that has claimed ones decides: whole folders may belong to a target that
  /// nobody can read.
  private mutating func settle(_ number: Int32) {
    guard let path = loosePaths[number], homes.indices.contains(Int(number)) else { return }
    let around = Self.folders(around: path)
    let decisive = around.firstIndex { folders[$0]?.looseFiles != nil }
    let isLeftOut =
      switch decisive.flatMap({ folders[around[$0]]?.looseFiles }) {
      case .few: true
      case .one: decisive == 0
      case .many, nil: false
      }
    homes[Int(number)] = isLeftOut ? Self.leftOut : 0
  }

  /// The folders that the file is in, the innermost first.
  private static func folders(around path: String) -> [Substring] {
    var result: [Substring] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      result.append(rest)
    }
    return rest.isEmpty ? result : result + [""]
  }

  private static let leftOut: Int32 = 1

  func isLeftOut(_ number: Int32) -> Bool { home(of: number) == Int(Self.leftOut) }

  private mutating func count(_ summary: FileSummary, by step: Int, number: Int32) {
    for module in modules(ofFile: number) { fileCounts[module, default: 0] += step }
    for exported in summary.imports where exported.isExported {
      for module in modules(ofFile: number) { exports[module, default: [:]][exported.module, default: 0] += step }
    }
  }

  private mutating func addSet(_ modules: [Int]) -> Int32 {
    let number = Int32(truncatingIfNeeded: sets.count)
    sets.append(modules)
    setNumbers[modules] = number
    let new = Set(modules)
    meets = sets.indices.flatMap { row in
      sets.indices.map { column in
        if row < sets.count - 1, column < sets.count - 1 { return meets[row * (sets.count - 1) + column] }
        if row == column { return true }
        let other = sets[min(row, column)]
        return other.contains { new.contains($0) }
      }
    }
    return number
  }

  /// Indexes in `map.modules`; none for a loose file.
  func modules(ofFile number: Int32) -> [Int] { sets[home(of: number)] }

  func isLoose(_ number: Int32) -> Bool { home(of: number) == 0 }

  /// Whether a module certainly holds both files.
  func shareModule(_ left: Int32, _ right: Int32) -> Bool {
    meets[home(of: left) * sets.count + home(of: right)]
  }

  private func home(of number: Int32) -> Int {
    homes.indices.contains(Int(number)) ? Int(homes[Int(number)]) : 0
  }

  /// Whether an import names a module whose files are known to be its files.
  func isKnown(_ imported: Import) -> Bool {
    map.modules(named: imported.module).contains { fileCounts[$0, default: 0] > 0 }
  }

  /// The modules that a file with these imports sees, those that they hand on included.
  func modules(importedBy imports: [Import]) -> Set<Int> {
    var result: Set<Int> = []
    var waiting = imports.map(\.module)
    while let name = waiting.popLast() {
      for module in map.modules(named: name) where result.insert(module).inserted {
        for (exported, count) in exports[module] ?? [:] where count > 0 { waiting.append(exported) }
      }
    }
    return result
  }
}
