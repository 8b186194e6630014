/// Which files belong to the same modules, by file number. Files that no module claims are loose: they see everything
/// and everything sees them, because nothing is known of them. One whose neighbors in its folder are all claimed was
/// left out: no module compiles it, and it sees nothing and is not seen.
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
  /// What is known of the files of a folder.
  private var folders: [String: Folder] = [:]
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
    settle(folderOf: summary) { folder in
      if set == 0 { folder.loose.insert(number) } else { folder.claimed += 1 }
    }
  }

  mutating func leave(_ summary: FileSummary, number: Int32) {
    count(summary, by: -1, number: number)
    settle(folderOf: summary) { folder in
      if folder.loose.remove(number) == nil { folder.claimed -= 1 }
    }
  }

  private struct Folder {
    var claimed = 0
    var loose: Set<Int32> = []
  }

  private mutating func settle(folderOf summary: FileSummary, _ change: (inout Folder) -> Void) {
    guard isUsed else { return }
    let path = String(summary.path.prefix(upTo: summary.path.lastIndex(of: "/") ?? summary.path.startIndex))
    change(&folders[path, default: Folder()])
    guard let folder = folders[path] else { return }
    for number in folder.loose where homes.indices.contains(Int(number)) {
      homes[Int(number)] = folder.loose.count == 1 && folder.claimed > 0 ? Self.leftOut : 0
    }
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
