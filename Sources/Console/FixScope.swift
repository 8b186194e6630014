import Analysis
import Projects
import SourceText

/// The findings to fix: all of them, or only new ones.
struct FixScope {
  /// The real paths of the files that changed since a revision; nil for all files.
  private let changed: Set<String>?
  /// The findings that a baseline lists.
  private let known: KnownFindings?

  init(_ invocation: Invocation) throws(ConsoleError) {
    changed = try invocation.changedPaths()
    var known: KnownFindings?
    if let path = invocation.value("--baseline") {
      known = KnownFindings(try Baseline(readFrom: path), in: BaselineFolder(ofBaselineAt: path))
    }
    self.known = known
  }

  /// Returns the paths of the files in which to fix findings.
  func paths(of run: ProjectRun) -> [String] {
    run.files.filter { !run.isLeftOut($0) }.map(\.path).filter { changed?.contains(Git.realPath($0)) ?? true }
  }

  /// Returns the findings of a file that are to be fixed.
  func select(_ findings: [Finding], inFileAt path: String) -> [Finding] {
    known?.unlisted(findings, inFileAt: path) ?? findings
  }
}

extension Option {
  static let onlyChanged = optionalValue(
    "--only-changed", "REV", "Limit to files that changed since REV, or since HEAD")
  static let baseline = value("--baseline", "FILE", "Leave out the findings listed in the file")
}

extension Invocation {
  /// Whether files with uncommitted changes may be written. `--only-changed` without a revision selects exactly these.
  var allowsUncommitted: Bool { has("--allow-dirty") || value("--only-changed") == "" }

  /// The revision that `--only-changed` names; HEAD if it names none.
  var revision: String { value("--only-changed").flatMap { $0.isEmpty ? nil : $0 } ?? "HEAD" }

  /// Returns the real paths of the files that changed since the revision; nil if all files are wanted.
  func changedPaths() throws(ConsoleError) -> Set<String>? {
    guard has("--only-changed") else { return nil }
    var changed: Set<String> = []
    for git in Set(paths.map(Git.init(around:))) { try changed.formUnion(git.changedPaths(since: revision)) }
    return changed
  }
}

extension Terminal {
  /// Explains how to name a revision if the user may have written one after a space: `--only-changed main`. There, it
  /// counts as a path, which is then missing.
  func warn(aboutRevisionAmong problems: [FileProblem], of invocation: Invocation) {
    guard invocation.value("--only-changed") == "",
      let name = problems.first(where: { $0.reason == .missing && !$0.path.hasSuffix(".swift") })?.path
    else { return }
    writeErrorLine("\(Product.name): To compare with a revision, write '--only-changed=\(name.printable)'.")
  }
}
