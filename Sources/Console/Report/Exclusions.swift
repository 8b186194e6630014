import Analysis
import Projects
import SystemCalls

/// A description of the files that a configuration excludes although the user named them.
struct Exclusions {
  /// The sentences of the description.
  let lines: [String]
  /// Whether the paths include a folder and all files were excluded. Such a run must not succeed.
  let areComplete: Bool

  /// - Parameters:
  ///   - paths: The paths that the user named.
  ///   - checkedCount: The number of checked files.
  init(_ files: [CheckResult.ExcludedFile], of paths: [String], leaving checkedCount: Int) {
    areComplete = checkedCount == 0 && !files.isEmpty && paths.contains(where: Files.isFolder)
    let named = files.filter { file in paths.contains { SwiftFiles.isSame($0, file.path) } }
    let lines = named.map { "'\($0.path.printable)' was not checked: \(Self.excluder($0)) excludes it." }
    guard checkedCount == 0, named.count < files.count else {
      self.lines = lines
      return
    }
    let excluders = files.map(Self.excluder).withoutRepeats
    let verb = excluders.count == 1 ? "excludes" : "exclude"
    self.lines =
      lines + [
        "No files were checked: \(excluders.prefix(3).joined(separator: ", ")) \(verb) \(files.count == 1 ? "the only file" : "all \(files.count) files")."
      ]
  }

  private static func excluder(_ file: CheckResult.ExcludedFile) -> String {
    file.configuration.map { "'\($0.path.printable)'" } ?? "'--exclude'"
  }
}

extension Terminal {
  func warn(about exclusions: Exclusions) {
    for line in exclusions.lines { writeErrorLine("\(Product.name): \(line)") }
  }

  /// Names the patterns of configurations that match no file. A skipped folder, such as one with build products,
  /// matches no file either, although it exists.
  func warn(aboutIdlePatternsOf result: CheckResult) {
    for (path, patterns) in result.idlePatterns.sorted(by: { $0.key < $1.key }) {
      let folder = FolderPath.parent(of: path)
      let names = patterns.withoutRepeats.filter { !Files.exists(folder + "/" + $0) }.map { "'\($0.printable)'" }
      guard !names.isEmpty else { continue }
      writeErrorLine(
        "\(path.printable): warning: \(names.shortList) \(names.count == 1 ? "matches" : "match") no Swift file of the "
          + "project"
          + (names.count > 3 ? "; '\(Product.name) doctor' lists all patterns." : "."))
    }
  }

  /// Names the patterns of `--exclude` that exclude no file. Says nothing if the user names files, as a commit hook
  /// does, because they may all be other ones.
  func warn(
    aboutUnusedPatternsOf choice: ConfigurationChoice, _ files: [CheckResult.ExcludedFile], of paths: [String]
  ) {
    guard !choice.excluded.isEmpty, paths.allSatisfy(Files.isFolder) else { return }
    let excluded = files.map { SwiftFiles.seenFromHere($0.path) }
    for pattern in choice.excluded where !excluded.contains(where: pattern.matches) {
      let advice =
        pattern.pattern.contains("/")
        ? "" : "; it is relative to the current folder, and '**/\(pattern.pattern.printable)' matches in all folders"
      writeErrorLine("\(Product.name): '--exclude \(pattern.pattern.printable)' matches no file\(advice).")
    }
  }
}
