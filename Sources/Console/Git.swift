import Analysis
import Foundation

/// Questions to git about the current folder.
enum Git {
  /// Absolute paths of the files that differ from the revision, and of those that git does not know yet.
  static func changedPaths(since revision: String) throws(ConsoleError) -> [String] {
    guard !revision.hasPrefix("-") else { throw ConsoleError(sentence: "'\(revision)' is no revision.") }
    let root = try run(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
    let changed = try run(["diff", "--name-only", "-z", revision, "--"])
    let unknown = try run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    return (changed + unknown).split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0)") }
  }

  /// Absolute paths, among those given, of files that hold what no commit does.
  static func uncommittedPaths(among paths: [String]) throws(ConsoleError) -> Set<String> {
    let root = try run(["rev-parse", "--show-toplevel"]).trimmingCharacters(in: .newlines)
    let status = try run(["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--"] + paths)
    return Set(status.split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0.dropFirst(3))") })
  }

  private static func run(_ arguments: [String]) throws(ConsoleError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw ConsoleError(sentence: "git could not be started.")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = complaint.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw ConsoleError(sentence: "git could not answer\(line).")
    }
    return text
  }
}
