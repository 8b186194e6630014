import Analysis
import Projects
import Rules
import SystemCalls

/// Findings that are known and not to be reported: a list in a file, by key and count, so that it survives lines that
/// move. Paths are relative to the file's own folder where they lie below it.
struct Baseline: Codable, Equatable {
  struct Entry: Codable, Equatable {
    let path: String
    let rule: String
    let message: String
    let count: Int

    var key: BaselineKey { BaselineKey(path: path, rule: rule, message: message) }
  }

  private(set) var version = 1
  /// Each key once, in order.
  let findings: [Entry]

  /// The part of a list that a run is about.
  struct Scope {
    /// Nil for all.
    var rules: Set<String>?
    /// Absolute; nil for all that were checked.
    var paths: Set<String>?

    /// Whether it is as much as the user can ask for.
    var isWhole: Bool { rules == nil && paths == nil }
  }

  /// - Parameter old: the list that the new one replaces. What of it the run is not about stays in it.
  init(of result: CheckResult, at baselinePath: String, replacing old: Baseline?, in scope: Scope) {
    var counts: [BaselineKey: Int] = [:]
    let checked = Set(result.checkedPaths.map { Self.path($0, seenFrom: baselinePath) })
    for entry in old?.findings ?? []
    where !Self.isAskedAbout(entry.key, in: scope, checked: checked, baselinePath) {
      counts[entry.key, default: 0] += max(entry.count, 0)
    }
    for file in result.files {
      let path = Self.path(file.path, seenFrom: baselinePath)
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
      throw ConsoleError(sentence: "'\(path)' isn't a baseline that 'check --write-baseline' wrote; name another file.")
    }
    self = read
  }

  func write(to path: String) throws(ConsoleError) {
    do {
      try AtomicFile.write(Array(JSONText.of(self).utf8), to: path)
    } catch {
      throw ConsoleError(sentence: error.sentence)
    }
  }

  /// The findings that are not listed, and what of the scope is listed but does not occur in the files that were
  /// checked, or whose file is gone.
  func subtracted(
    from result: CheckResult, at baselinePath: String, in scope: Scope
  ) -> (rest: CheckResult, gone: [BaselineKey]) {
    var left: [BaselineKey: Int] = [:]
    for entry in findings { left[entry.key, default: 0] += max(entry.count, 0) }
    var names: [String: String] = [:]
    for path in result.checkedPaths { names[path] = Self.path(path, seenFrom: baselinePath) }
    let rest = result.filter { path, finding in
      let key = BaselineKey(finding, path: names[path] ?? path)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    let checked = Set(names.values)
    let gone = left.filter { key, count in
      count > 0 && Self.isAskedAbout(key, in: scope, checked: checked, baselinePath)
    }
    return (rest, gone.keys.sorted())
  }

  private static func isAskedAbout(
    _ key: BaselineKey, in scope: Scope, checked: Set<String>, _ baselinePath: String
  ) -> Bool {
    let file = key.path.hasPrefix("/") ? key.path : folder(of: baselinePath) + key.path
    return (checked.contains(key.path) || !Files.exists(file)) && scope.rules?.contains(key.rule) ?? true
      && scope.paths?.contains(file) ?? true
  }

  private static func path(_ path: String, seenFrom baselinePath: String) -> String {
    let absolute = SwiftFiles.absolute(path)
    let folder = folder(of: baselinePath)
    return absolute.hasPrefix(folder) ? String(absolute.dropFirst(folder.count)) : absolute
  }

  /// With a slash at its end.
  private static func folder(of baselinePath: String) -> String {
    let folder = FolderPath.parent(of: SwiftFiles.absolute(baselinePath))
    return folder.hasSuffix("/") ? folder : folder + "/"
  }
}
