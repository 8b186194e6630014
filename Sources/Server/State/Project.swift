import Analysis

/// Files that are judged together: a folder of the workspace, the folder of a file outside of it, or one unsaved text.
struct Project {
  enum Extent: Sendable {
    /// The folder and all below it.
    case tree
    /// The files beside an opened one, when no folder of the workspace holds it.
    case folder
    /// One text alone.
    case alone
  }

  /// Canonical path of the folder; the URI of a text alone.
  let root: String
  let extent: Extent
  /// The folder's URI as the client spelled it.
  let rootURI: String?
  /// No two projects of a session share it: late results of a removed one are recognized.
  let serial: Int
  var workspace = Workspace()
  /// Changes whenever findings in any of its files may have changed.
  var generation: Int
  var index = ProjectIndex()

  init(root: String, extent: Extent, rootURI: String?, serial: Int) {
    self.root = root
    self.extent = extent
    self.rootURI = rootURI
    self.serial = serial
    generation = serial
    if extent == .alone { workspace.markComplete() }
  }

  func contains(path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The client's spelling of a file of the project.
  func uri(ofPath path: String) -> String {
    guard let rootURI, path.hasPrefix(root + "/") else { return DocumentURI.uri(ofPath: path) }
    let escaped = DocumentURI.uri(ofPath: String(path.dropFirst(root.count))).dropFirst("file://".count)
    return (rootURI.hasSuffix("/") ? String(rootURI.dropLast()) : rootURI) + escaped
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
struct IndexedFile: Sendable {
  let path: String
  let fingerprint: UInt64
  /// Nil when it could not be read.
  let file: FileKnowledge?
}
