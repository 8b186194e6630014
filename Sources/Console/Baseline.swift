import Analysis
import Projects
import SystemCalls

/// A file with known findings that aren't reported. It contains their keys and counts, so that it stays valid when
/// lines move.
struct Baseline: Codable, Equatable {
  struct Entry: Codable, Equatable {
    let path: String
    let rule: String
    let message: String
    let count: Int

    var key: BaselineKey { BaselineKey(path: path, rule: rule, message: message) }
  }

  private(set) var version = 1
  /// The findings in order, with each key only once.
  private(set) var findings: [Entry]

  /// The part of a baseline that a run covers.
  struct Scope {
    /// The names of the rules; nil for all.
    var rules: Set<String>?
    /// The names of rules that didn't run.
    var ignored: Set<String> = []
    /// The real paths of the files; nil for all checked files.
    var paths: Set<String>?

    /// Whether it covers all rules and all checked files.
    var isWhole: Bool { rules == nil && ignored.isEmpty && paths == nil }
  }

  /// - Parameter old: The baseline that the new one replaces. The new one keeps the entries that the run doesn't cover.
  init(of result: CheckResult, at baselinePath: String, replacing old: Baseline?, in scope: Scope) {
    var counts: [BaselineKey: Int] = [:]
    let folder = BaselineFolder(ofBaselineAt: baselinePath)
    let checked = Set(result.checkedPaths.map(folder.name))
    for entry in old?.findings ?? []
    where !Self.isCovered(entry.key, in: scope, checked: checked, folder) {
      counts[entry.key, default: 0] += max(entry.count, 0)
    }
    for file in result.files {
      let path = folder.name(ofFileAt: file.path)
      for finding in file.findings { counts[BaselineKey(finding, path: path), default: 0] += 1 }
    }
    findings = counts.sorted { $0.key < $1.key }
      .map { Entry(path: $0.key.path, rule: $0.key.rule, message: $0.key.message, count: $0.value) }
  }

  init(readFrom path: String) throws(ConsoleError) {
    let bytes: [UInt8]
    switch FileReader.read(path) {
    case .success(let read): bytes = read
    case .failure(let problem):
      let isMissing = problem.reason == .missing
      throw ConsoleError(
        sentence: isMissing
          ? "There is no baseline at '\(path)'; write one with '--write-baseline \(path)'." : problem.sentence)
    }
    guard let read = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)), read.version == 1 else {
      throw ConsoleError(
        sentence: "'\(path)' isn't a baseline written by 'check --write-baseline'; specify another file.")
    }
    self = read
    // Paths can be spelled in several ways. Each entry gets the name that its file has in this baseline now.
    let folder = BaselineFolder(ofBaselineAt: path)
    findings = read.findings.map { entry in
      let name = folder.name(ofFileAt: folder.file(named: entry.path))
      return Entry(path: name, rule: entry.rule, message: entry.message, count: entry.count)
    }
  }

  func write(to path: String) throws(ConsoleError) {
    do {
      try AtomicFile.write(Array(JSONText.of(self).utf8), to: path)
    } catch {
      throw ConsoleError(sentence: error.sentence)
    }
  }

  /// Returns the findings that aren't in the baseline, and how many of its findings in the scope no longer occur: in a
  /// checked file, or because their file is gone.
  func subtracted(
    from result: CheckResult, at baselinePath: String, in scope: Scope
  ) -> (rest: CheckResult, missingCount: Int) {
    let folder = BaselineFolder(ofBaselineAt: baselinePath)
    var known = KnownFindings(self, in: folder)
    let rest = result.filter { !known.take($1, inFileAt: $0) }
    let checked = Set(result.checkedPaths.map(folder.name))
    let missing = known.left.filter { key, count in
      count > 0 && Self.isCovered(key, in: scope, checked: checked, folder)
    }
    return (rest, missing.values.reduce(0, +))
  }

  /// Returns advice for a baseline that was moved, so that none of its files exists; nil if one of them exists.
  func adviceIfMoved(baselinePath: String) -> String? {
    let folder = BaselineFolder(ofBaselineAt: baselinePath)
    guard !findings.isEmpty, findings.allSatisfy({ !Files.exists(folder.file(named: $0.path)) }) else { return nil }
    let name = "'\(baselinePath.printable)'"
    return findings.contains { $0.path.hasPrefix("/") }
      ? "None of the files in \(name) exists; write it again with '--write-baseline', to a file inside the project."
      : "None of the files in \(name) exists; their paths are relative to its folder. "
        + "Move it back, or write it again with '--write-baseline'."
  }

  private static func isCovered(
    _ key: BaselineKey, in scope: Scope, checked: Set<String>, _ folder: BaselineFolder
  ) -> Bool {
    let file = folder.file(named: key.path)
    return (checked.contains(key.path) || !Files.exists(file)) && scope.rules?.contains(key.rule) ?? true
      && !scope.ignored.contains(key.rule) && scope.paths?.contains(Git.realPath(file)) ?? true
  }
}
