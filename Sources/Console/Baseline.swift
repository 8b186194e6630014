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

  init(of result: CheckResult, at baselinePath: String) {
    var counts: [BaselineKey: Int] = [:]
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
    case .failure(let problem): throw ConsoleError(sentence: problem.sentence)
    }
    guard let read = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)), read.version == 1 else {
      throw ConsoleError(sentence: "'\(path)' is no list of findings; '--write-baseline' writes one.")
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

  /// The findings that are not listed, and what is listed but does not occur in the files that were checked, or whose
  /// file is gone.
  func subtracted(from result: CheckResult, at baselinePath: String) -> (rest: CheckResult, gone: [BaselineKey]) {
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
    let folder = Self.folder(of: baselinePath)
    let gone = left.filter { key, count in
      let file = key.path.hasPrefix("/") ? key.path : folder + key.path
      return count > 0 && (checked.contains(key.path) || !Files.exists(file))
    }
    return (rest, gone.keys.sorted())
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
