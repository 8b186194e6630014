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
    let changed = try run(
      try withoutPrograms() + ["diff", "--name-only", "--no-renames", "--ignore-submodules=all", "-z", revision, "--"])
    let unknown = try run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    return (changed + unknown).split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0)") }
  }

  /// Absolute paths of the files that hold what no commit does.
  func uncommittedPaths() throws(ConsoleError) -> Set<String> {
    let root = try root()
    let status = try run(
      try withoutPrograms() + [
        "status", "--porcelain", "-z", "--untracked-files=all", "--ignore-submodules=all", "--no-renames", "--", ":/",
      ])
    return Set(status.split(separator: "\0").map { SwiftFiles.absolute("\(root)/\($0.dropFirst(3))") })
  }

  /// Writes all files of a revision into a tar archive.
  func archive(_ revision: String, to path: String) throws(ConsoleError) {
    guard !revision.hasPrefix("-") else { throw ConsoleError(sentence: "'\(revision)' is not a revision.") }
    let root = try root()
    let git = Git(around: root)
    _ = try git.run(try git.withoutPrograms() + ["archive", "--format=tar", "--output=\(path)", revision])
  }

  /// The work tree as the path around which we ask names it: git resolves links, and we do not.
  private func root() throws(ConsoleError) -> String {
    let up = try run(["rev-parse", "--show-cdup"]).split(separator: "\n").first ?? ""
    return SwiftFiles.absolute("\(folder)/\(up)")
  }

  /// Options that turn off each setting by which reading files runs a program: filters of contents, what verifies
  /// signatures that an archive may ask for, and what fetches the files that a partial clone lacks. Submodules have
  /// settings of their own, so nothing is asked about them.
  private func withoutPrograms() throws(ConsoleError) -> [String] {
    let pattern =
      #"^(filter\..*\.(clean|smudge|process|required)|gpg\.(.*\.)?(program|defaultkeycommand)|protocol\..*\.allow)$"#
    let found = try run(["config", "--null", "--name-only", "--get-regexp", pattern], succeedingWith: [0, 1])
    var options = ["-c", "protocol.allow=never"]
    for name in found.split(separator: "\0") {
      // An option's name ends at its first '='.
      guard !name.contains("=") else {
        throw ConsoleError(sentence: "The git configuration has a '=' in the name '\(name)'; rename it.")
      }
      options += ["-c", "\(name)=\(name.hasPrefix("protocol.") ? "never" : "")"]
    }
    return options
  }

  private func run(_ arguments: [String], succeedingWith expected: Set<Int32> = [0]) throws(ConsoleError) -> String {
    // A work tree's own configuration can name programs, and we run nothing that a project names.
    let safely = ["--no-optional-locks", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-C", folder]
    guard let git = ChildProcess.run("git", safely + arguments) else {
      throw ConsoleError(sentence: "git could not be started.")
    }
    guard expected.contains(git.status) else {
      let complaint = String(decoding: git.errors, as: UTF8.self)
      if complaint.contains("not a git repository") {
        throw ConsoleError(sentence: "'\(folder)' is not in a git repository.")
      }
      if complaint.contains("from promisor remote") {
        throw ConsoleError(sentence: "This clone is partial and lacks files of that revision; fetch them first.")
      }
      let line = complaint.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw ConsoleError(sentence: "git failed\(line).")
    }
    return String(decoding: git.output, as: UTF8.self)
  }
}
