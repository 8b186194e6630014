import Analysis
import Projects
import SystemCalls

/// Questions to git about the work tree around a path.
struct Git {
  private let folder: String

  /// - Parameter path: a file or folder in the work tree.
  init(around path: String) {
    let absolute = SwiftFiles.absolute(path)
    folder = Files.isFolder(absolute) ? absolute : FolderPath.parent(of: absolute)
  }

  /// Absolute paths of the files that differ from the revision, and of those that git does not know yet.
  func changedPaths(since revision: String) throws(ConsoleError) -> [String] {
    guard !revision.hasPrefix("-") else { throw ConsoleError(sentence: "'\(revision)' is not a revision.") }
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

  /// Writes all files of a revision into a tar archive.
  func archive(_ revision: String, to path: String) throws(ConsoleError) {
    guard !revision.hasPrefix("-") else { throw ConsoleError(sentence: "'\(revision)' is not a revision.") }
    let root = try root()
    _ = try Git(around: root).run(["archive", "--format=tar", "--output=\(path)", revision])
  }

  /// The work tree as the path around which we ask names it: git resolves links, and we do not.
  private func root() throws(ConsoleError) -> String {
    let up = try run(["rev-parse", "--show-cdup"]).split(separator: "\n").first ?? ""
    return SwiftFiles.absolute("\(folder)/\(up)")
  }

  private func run(_ arguments: [String]) throws(ConsoleError) -> String {
    // A work tree's own configuration can name a program to watch files, and we run nothing that a project names.
    let safely = ["--no-optional-locks", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-C", folder]
    guard let git = ChildProcess.run("git", safely + arguments) else {
      throw ConsoleError(sentence: "git could not be started.")
    }
    guard git.status == 0 else {
      let complaint = String(decoding: git.errors, as: UTF8.self)
      if complaint.contains("not a git repository") {
        throw ConsoleError(sentence: "'\(folder)' is not in a git repository.")
      }
      let line = complaint.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw ConsoleError(sentence: "git failed\(line).")
    }
    return String(decoding: git.output, as: UTF8.self)
  }
}
