import Analysis
import Projects

/// Files that are judged together: a project of the workspace, the project or folder of a file outside of it, or one
/// unsaved text.
struct Project {
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
  var workspace: Workspace
  /// Changes whenever findings in any of its files may have changed.
  var generation: Int
  var index = ProjectIndex()

  init(root: String, extent: Extent, spellings: [Spelling], serial: Int) {
    self.root = root
    self.extent = extent
    self.spellings = spellings
    self.serial = serial
    generation = serial
    workspace = Workspace(roots: ProjectRoots([root]))
    if extent == .alone { workspace.markComplete() }
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
  /// What each file held when it was read.
  var fingerprints: [String: UInt64] = [:]

  var isComplete: Bool { isListed && filesRead >= fileCount }
}

/// A file as it was found on disk.
package struct IndexedFile: Sendable {
  let path: String
  let fingerprint: UInt64
  /// Nil when it could not be read.
  let file: FileKnowledge?
}
