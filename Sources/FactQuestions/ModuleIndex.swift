import Facts

/// The modules that files belong to, by file number.
///
/// A file that no module claims is usually loose: nothing is known about it, so it sees all files and all files see it.
/// But if it is the only such file in a folder with claimed files, a file next to claimed files with the name of another
/// claimed file, or one of a few among many claimed files in the innermost folder that has some, it was left out: no
/// module compiles it, so it sees no other file, and no other file sees it.
struct ModuleIndex: Sendable {
  private(set) var map = ModuleMap()
  /// The different sets of modules that files belong to. The first set is that of loose files, the second that of files
  /// that were left out.
  private var sets: [[Int]] = [[], []]
  private var setNumbers: [[Int]: Int32] = [[]: 0]
  /// Whether two sets have a module in common: a square matrix with a row and a column for each set, stored row by row.
  private var meets: [Bool] = [true, false, false, false]
  /// The set numbers of the files, by file number.
  private var homes: [Int32] = []
  /// The numbers of claimed and loose files in each folder, including its subfolders, and of those with each file name.
  private var folders: [Substring: Folder] = [:]
  /// The paths of the loose files.
  private var loosePaths: [Int32: String] = [:]
  /// The number of files in each module.
  private var fileCounts: [Int: Int] = [:]
  /// The modules that files of a module export, each with the number of those files.
  private var exports: [Int: [String: Int]] = [:]

  init() {}

  init(_ map: ModuleMap) { self.map = map }

  /// Whether any modules are known.
  var isUsed: Bool { !map.isEmpty }

  mutating func enter(_ summary: FileSummary, number: Int32) {
    let modules = map.modules(ofFileAt: summary.path)
    let set = setNumbers[modules] ?? addSet(modules)
    let index = Int(number)
    while homes.count <= index { homes.append(0) }
    homes[index] = set
    count(summary, by: 1, number: number)
    if set == 0, isUsed { loosePaths[number] = summary.path }
    update(foldersAround: summary) { folder in
      if set == 0 { folder.loose.insert(number) } else { folder.claimed += 1 }
    }
    decideWhetherLeftOut(number)
  }

  mutating func leave(_ summary: FileSummary, number: Int32) {
    count(summary, by: -1, number: number)
    loosePaths[number] = nil
    update(foldersAround: summary) { folder in
      if folder.loose.remove(number) == nil { folder.claimed -= 1 }
    }
  }

  private struct Folder {
    var claimed = 0
    var loose: Set<Int32> = []

    enum LooseFiles {
      /// At most one for every ten claimed files.
      case few
      case one
      case many
    }

    /// Nil if no file is claimed.
    var looseFiles: LooseFiles? {
      claimed == 0 ? nil : loose.count * 10 <= claimed ? .few : loose.count == 1 ? .one : .many
    }
  }

  private mutating func update(foldersAround summary: FileSummary, _ change: (inout Folder) -> Void) {
    guard isUsed else { return }
    for path in Self.folders(around: summary.path) + [Self.nameKey(summary.path)] {
      var folder = folders[path] ?? Folder()
      let before = folder.looseFiles
      change(&folder)
      folders[path] = folder
      if folder.looseFiles != before { folder.loose.forEach { decideWhetherLeftOut($0) } }
    }
  }

  /// Decides whether a loose file was left out, based on the innermost folder around it that has claimed files. Whole
  /// folders may belong to a target that cannot be read.
  private mutating func decideWhetherLeftOut(_ number: Int32) {
    guard let path = loosePaths[number], homes.indices.contains(Int(number)) else { return }
    let around = Self.folders(around: path)
    let decisive = around.firstIndex { folders[$0]?.looseFiles != nil }
    let isLeftOut =
      switch decisive.flatMap({ folders[around[$0]]?.looseFiles }) {
      case .few: true
      case .one: decisive == 0
      case .many: decisive == 0 && folders[Self.nameKey(path)]?.looseFiles != nil
      case nil: false
      }
    homes[Int(number)] = isLeftOut ? Self.leftOut : 0
  }

  /// The folders around the file, innermost first.
  private static func folders(around path: String) -> [Substring] {
    var result: [Substring] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      result.append(rest)
    }
    return rest.isEmpty ? result : result + [""]
  }

  /// The key for the files with the same name: "/Row.swift". No folder has it.
  private static func nameKey(_ path: String) -> Substring {
    path.lastIndex(of: "/").map { path[$0...] } ?? "/" + path[...]
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

  /// The indices in `map.modules`; empty for a file that no module claims.
  func modules(ofFile number: Int32) -> [Int] { sets[home(of: number)] }

  func isLoose(_ number: Int32) -> Bool { home(of: number) == 0 }

  /// Returns whether a module contains both files. Also true for two loose files.
  func shareModule(_ left: Int32, _ right: Int32) -> Bool { meets[home(of: left) * sets.count + home(of: right)] }

  private func home(of number: Int32) -> Int { homes.indices.contains(Int(number)) ? Int(homes[Int(number)]) : 0 }

  /// Returns whether an import names a module that is known to have files in the project.
  func isKnown(_ imported: Import) -> Bool {
    map.modules(named: imported.module).contains { fileCounts[$0, default: 0] > 0 }
  }

  /// The modules that a file with these imports sees, including those that the imported modules re-export.
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
