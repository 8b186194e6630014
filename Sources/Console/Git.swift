import Projects
import SystemCalls

/// Queries to git about the work tree around a path. Git follows symbolic links, so all paths are without them.
struct Git: Hashable {
  private let folder: String

  /// - Parameter path: A file or folder in the work tree.
  init(around path: String) {
    let real = Self.realPath(path)
    folder = Files.isFolder(real) ? real : FolderPath.parent(of: real)
  }

  /// The absolute path without symbolic links, as the results of the queries spell it.
  static func realPath(_ path: String) -> String { Files.withoutLinks(SwiftFiles.absolute(path)) }

  /// Whether a folder at or above the path contains git data. Git itself denies this if the data is damaged.
  var isInRepository: Bool { ProjectRoot.workTree(around: folder) != nil }

  /// Returns the real paths of the files that changed since the merge base of HEAD and the revision, and of untracked
  /// files.
  func changedPaths(since revision: String) throws(ConsoleError) -> [String] {
    let commit = try commit(revision)
    let root = try root()
    let base = try run(["merge-base", commit, "HEAD"], succeedingWith: [0, 1]).prefix { $0 != "\n" }
    guard !base.isEmpty else {
      throw ConsoleError(
        sentence: "'\(revision)' and HEAD have no merge base here; fetch more history "
          + "('fetch-depth: 0' in GitHub Actions).")
    }
    let changed = try run(
      try withoutPrograms() + [
        "diff", "--name-only", "--no-renames", "--ignore-submodules=all", "-z", String(base), "--",
      ])
    let unknown = try run(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
    return (changed + unknown).split(separator: "\0").map { Self.realPath("\(root)/\($0)") }
  }

  /// Returns the real paths of the files with changes that are neither committed nor staged, including untracked files.
  func uncommittedPaths() throws(ConsoleError) -> Set<String> {
    let root = try root()
    let status = try run(
      try withoutPrograms() + [
        "status", "--porcelain", "-z", "--untracked-files=all", "--ignore-submodules=all", "--no-renames", "--", ":/",
      ])
    // "XY path": X compares the index with HEAD, Y the file with the index.
    return Set(
      status.split(separator: "\0").filter { !$0.dropFirst().hasPrefix(" ") }
        .map { Self.realPath("\(root)/\($0.dropFirst(3))") })
  }

  /// Writes the Swift files of a revision, and the files that describe their project, into a tar archive. A
  /// configuration comes with every file that it may extend.
  ///
  /// - Returns: Whether there are any of these files.
  func archive(_ revision: String, to path: String) throws(ConsoleError) -> Bool {
    let commit = try commit(revision)
    let git = Git(around: try root())
    let options = try git.withoutPrograms()
    let paths = try git.run(options + ["ls-tree", "-r", "-z", "--name-only", commit]).split(separator: "\0")
      .map(String.init)
    // Patterns are used because there may be more paths than a command line can hold.
    let endings = Set(
      paths.filter { $0.hasSuffix(".swift") || DescriptionFile.matches($0) }.compactMap {
        $0.split(separator: ".").last
      })
    guard !endings.isEmpty else { return false }
    let patterns = endings.sorted().map { "*.\($0)" }
    // Without this option, git reads all files of the revision to look for attributes.
    let archive = ["archive", "--worktree-attributes", "--format=tar", "--output=\(path)", commit, "--"]
    _ = try git.run(options + archive + patterns)
    return true
  }

  /// Returns the hash of the commit that the revision refers to.
  private func commit(_ revision: String) throws(ConsoleError) -> String {
    func hash(_ revision: String) throws(ConsoleError) -> String? {
      let found = try run(["rev-parse", "--quiet", "--verify", "\(revision)^{commit}"], succeedingWith: [0, 1])
      return found.split(separator: "\n").first.map(String.init)
    }
    if !revision.hasPrefix("-"), let commit = try hash(revision) { return commit }
    guard try hash("HEAD") != nil else { throw ConsoleError(sentence: "This repository has no commits yet.") }
    throw ConsoleError(sentence: "There is no revision '\(revision)' here; if it is elsewhere, fetch it.")
  }

  /// Returns the root of the work tree.
  private func root() throws(ConsoleError) -> String {
    let up = try run(["rev-parse", "--show-cdup"]).split(separator: "\n").first ?? ""
    return SwiftFiles.absolute("\(folder)/\(up)")
  }

  /// Returns options that disable every setting that makes git run programs when it reads files: content filters, the
  /// verification of signatures that an archive may request, and the fetching of files that a partial clone lacks.
  /// Submodules have their own settings, so the queries ignore them.
  private func withoutPrograms() throws(ConsoleError) -> [String] {
    let pattern =
      #"^(filter\..*\.(clean|smudge|process|required)|gpg\.(.*\.)?(program|defaultkeycommand)|protocol\..*\.allow)$"#
    let found = try run(["config", "--null", "--name-only", "--get-regexp", pattern], succeedingWith: [0, 1])
    var options = ["-c", "protocol.allow=never"]
    for name in found.split(separator: "\0") {
      // The name in an option ends at the first "=".
      guard !name.contains("=") else {
        throw ConsoleError(sentence: "The git configuration has a '=' in the name '\(name)'; rename it.")
      }
      options += ["-c", "\(name)=\(name.hasPrefix("protocol.") ? "never" : "")"]
    }
    return options
  }

  /// The variables with which git tells a hook where its repository is. The folder may be in another one.
  private static let variablesOfHooks: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
  ]

  private func run(_ arguments: [String], succeedingWith expected: Set<Int32> = [0]) throws(ConsoleError) -> String {
    // The configuration of a work tree can name programs. Statewise runs no program that a project names.
    let safely = ["--no-optional-locks", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-C", folder]
    guard let git = ChildProcess.run("git", safely + arguments, hiding: Self.variablesOfHooks) else {
      throw ConsoleError(sentence: "git could not be started.")
    }
    guard expected.contains(git.status) else {
      guard isInRepository else { throw ConsoleError(sentence: "'\(folder)' is not in a git repository.") }
      let complaint = String(decoding: git.errors, as: UTF8.self)
      if complaint.contains("from promisor remote") {
        throw ConsoleError(sentence: "This clone is partial and lacks files of that revision; fetch them first.")
      }
      let line = complaint.split(separator: "\n").first.map { ": \($0.trimmingPrefix("fatal: "))" } ?? ""
      throw ConsoleError(sentence: "git failed\(line).")
    }
    return String(decoding: git.output, as: UTF8.self)
  }
}
