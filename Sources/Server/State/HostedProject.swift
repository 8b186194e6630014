import Analysis
import Projects

/// Files that are checked together: a project of the workspace, the project or folder of a file outside of it, or one
/// unsaved text.
struct HostedProject {
  enum Extent: Sendable {
    /// The folder and all below it.
    case tree
    /// The files beside an opened one, when no folder of the workspace holds it.
    case folder
    /// One text alone.
    case alone
  }

  /// How the client spells a folder.
  struct Spelling: Sendable {
    /// Canonical.
    let path: String
    let uri: String
  }

  /// Canonical path of the folder; the URI of a text alone.
  let root: String
  let extent: Extent
  let spellings: [Spelling]
  /// No two projects of a session share it: late results of a removed one are recognized.
  let serial: Int
  var host: ProjectHost
  var index = ProjectIndex()

  var project: Project { host.project }
  /// Changes whenever findings in any of its files may have changed.
  var generation: Int { host.generation }
  /// Whether it is known how the project is made up and configured. Before, a rule that is turned off would show.
  var isDescribed: Bool { extent == .alone || index.isListed }

  init(root: String, extent: Extent, spellings: [Spelling], serial: Int) {
    self.root = root
    self.extent = extent
    self.spellings = spellings
    self.serial = serial
    host = ProjectHost(roots: ProjectRoots([root]))
    if extent == .alone { host.markComplete() }
  }

  /// Returns whether findings in any of its files may have changed.
  mutating func change(_ change: (inout ProjectHost) -> Void) -> Bool {
    let earlier = generation
    change(&host)
    return generation != earlier
  }

  func contains(path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The client's spelling of a file of the project.
  func uri(ofPath path: String) -> String {
    let holding = spellings.filter { path.hasPrefix($0.path + "/") }
    guard let spelling = holding.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else {
      return DocumentURI.uri(ofPath: path)
    }
    let escaped = DocumentURI.uri(ofPath: String(path.dropFirst(spelling.path.count))).dropFirst("file://".count)
    return (spelling.uri.hasSuffix("/") ? String(spelling.uri.dropLast()) : spelling.uri) + escaped
  }
}

/// How far the reading of a project's files has come.
struct ProjectIndex {
  var isListed = false
  var fileCount = 0
  var filesRead = 0
  /// Whether something may have changed on the disk before all was read.
  var isToBeLookedAtAgain = false
  /// The contents of each file when it was read.
  var fingerprints: [String: UInt64] = [:]

  var isComplete: Bool { isListed && filesRead >= fileCount }
}

/// A file as it was found on disk.
package struct IndexedFile: Sendable {
  /// Nil when it could not be read.
  let fingerprint: UInt64?
  let reading: FileReading

  var path: String { reading.path }

  /// Nil if the file still holds what it did.
  init?(_ path: String, in files: any FileSource, unless known: UInt64?, by reader: TextReader, _ roots: ProjectRoots) {
    guard let found = files.bytes(atPath: path) else {
      fingerprint = nil
      reading = FileReading(FileProblem(path: path, reason: .missing), at: path)
      return
    }
    let bytes = withoutByteOrderMark(found)
    let fingerprint = Fingerprint.of(bytes)
    guard fingerprint != known else { return nil }
    self.fingerprint = fingerprint
    let file = reader.knowledge(of: bytes, path: path, pathInProject: roots.pathInProject(path))
    reading = FileReading(file, isJudged: false)
  }
}
