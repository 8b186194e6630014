import Analysis
import Projects
import Rules

/// The findings that are to be fixed: all of them, or only those that are new.
struct FixScope {
  /// The absolute paths of the files that changed since a revision; nil for all files.
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

  /// Of the files of a run those whose findings count.
  func paths(of run: ProjectRun) -> [String] {
    run.files.map(\.path).filter { changed?.contains(SwiftFiles.absolute($0)) ?? true }
  }

  /// Of the findings of a file those that count.
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
  /// The files that `--only-changed` selects.
  var revision: String { value("--only-changed").flatMap { $0.isEmpty ? nil : $0 } ?? "HEAD" }

  /// The absolute paths of the files that changed since the revision; nil if all files are wanted.
  func changedPaths() throws(ConsoleError) -> Set<String>? {
    guard has("--only-changed") else { return nil }
    var changed: Set<String> = []
    for git in Set(paths.map(Git.init(around:))) { try changed.formUnion(git.changedPaths(since: revision)) }
    return changed
  }
}

extension Terminal {
  /// A revision after a space is taken for a path.
  func complain(aboutRevisionAmong problems: [FileProblem], of invocation: Invocation) {
    guard invocation.value("--only-changed") == "",
      let name = problems.first(where: { $0.reason == .missing && !$0.path.hasSuffix(".swift") })?.path
    else { return }
    complainLine("\(Product.name): To compare with a revision, write '--only-changed=\(name.printable)'.")
  }
}
