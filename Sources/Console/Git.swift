import Analysis
import Foundation

/// Questions to git about the work tree around a path.
struct Git {
  private let folder: String

  /// - Parameter path: a file or folder in the work tree.
  init(around path: String) {
    let absolute = SwiftFiles.absolute(path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder)
    folder = exists && isFolder.boolValue ? absolute : URL(fileURLWithPath: absolute).deletingLastPathComponent().path
  }

  /// Absolute paths of the files that differ from the revision, and of those that git does not know yet.
  func changedPaths(since revision: String) throws(ConsoleError) -> [String] {
    guard !revision.hasPrefix("-") else { throw ConsoleError(sentence: "'\(revision)' is no revision.") }
    let root = try root()
    let changed = try run(["diff", "--name-only", "-z", revision, "--"])
    let unknown = try run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    return (changed + unknown).split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0)") }
  }

  /// Absolute paths of the files that hold what no commit does.
  func uncommittedPaths() throws(ConsoleError) -> Set<String> {
    let root = try root()
    let status = try run(["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", ":/"])
    return Set(status.split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0.dropFirst(3))") })
  }

  /// The work tree as the path around which we ask names it: git resolves links, and we do not.
  private func root() throws(ConsoleError) -> String {
    let up = try run(["rev-parse", "--show-cdup"]).trimmingCharacters(in: .newlines)
    return SwiftFiles.absolute("\(folder)/\(up)")
  }

  private func run(_ arguments: [String]) throws(ConsoleError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
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
