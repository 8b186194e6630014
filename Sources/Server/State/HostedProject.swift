import Analysis
import Projects
import SourceText

/// Files that are checked together: a project in the workspace, the project or folder around an open file outside the
/// workspace, or a single unsaved text.
struct HostedProject {
  enum Extent: Sendable {
    /// The folder and everything below it.
    case tree
    /// Only the files directly in the folder. For an opened file outside all projects, or for a folder that is too
    /// large.
    case folder
    /// A single text.
    case singleText
  }

  /// The canonical path of the folder, or the URI of a single text.
  let root: String
  let extent: Extent
  /// The folders of the workspace, which show how the client spells URIs.
  let folders: [WorkspaceRoot]
  /// A number that is unique in the session. It identifies late results for a project that has been removed.
  let serial: Int
  var project: Project
  var index = ProjectIndex()

  /// A number that changes whenever findings in any of its files may have changed.
  var generation: Int { project.generation }
  /// Whether the modules and the configuration of the project are known. Until then, it isn't known which rules are
  /// turned off.
  var isDescribed: Bool { extent == .singleText || index.isListed }
  /// Whether all of the project's files have been read.
  var isRead: Bool { extent == .singleText || index.isComplete }

  init(root: String, extent: Extent, folders: [WorkspaceRoot], serial: Int) {
    self.root = root
    self.extent = extent
    self.folders = folders
    self.serial = serial
    project = Project(roots: ProjectRoots([root]))
    if extent == .singleText { project.markComplete() }
  }

  /// Changes the project. Returns whether findings in any of its files may have changed.
  mutating func change(_ change: (inout Project) -> Void) -> Bool {
    let earlier = generation
    change(&project)
    return generation != earlier
  }

  func contains(path: String) -> Bool { root == "/" || path == root || path.hasPrefix(root + "/") }

  /// Returns whether a path below the root may be that of a folder with Swift files: it has no extension, or known
  /// files are below it.
  func mayHaveFolder(_ path: String) -> Bool {
    let components = path.dropFirst(root.count).split(separator: "/")
    guard let name = components.last, !components.contains(where: { $0.hasPrefix(".") }) else { return false }
    return !name.contains(".") || index.fingerprints.keys.contains { $0.hasPrefix(path + "/") }
  }

  /// Returns the client's spelling of a file's URI.
  func uri(ofPath path: String) -> String {
    let holding = folders.filter { path.hasPrefix($0.path + "/") }
    guard let spelling = holding.max(by: { $0.path.utf8.count < $1.path.utf8.count }) else {
      return DocumentURI.uri(ofPath: path)
    }
    let escaped = DocumentURI.uri(ofPath: String(path.dropFirst(spelling.path.count))).dropFirst("file://".count)
    return (spelling.uri.hasSuffix("/") ? String(spelling.uri.dropLast()) : spelling.uri) + escaped
  }
}

/// The progress of reading a project's files.
struct ProjectIndex {
  var isListed = false
  var fileCount = 0
  var filesRead = 0
  /// Whether to look for changes on disk once all files have been read.
  var mustLookForChanges = false
  /// The fingerprint of each file when it was read, by path.
  var fingerprints: [String: UInt64] = [:]

  var isComplete: Bool { isListed && filesRead >= fileCount }
}

/// A file as it was found on disk.
package struct IndexedFile: Sendable {
  /// The fingerprint of the contents; zero if they can't be read, and nil if there is no such file.
  let fingerprint: UInt64?
  let reading: FileReading

  var path: String { reading.path }

  /// Reads a file. Returns nil if its contents have not changed.
  init?(_ path: String, in files: any FileSource, unless known: UInt64?, by reader: TextReader, _ roots: ProjectRoots) {
    switch files.read(path) {
    case .failure(let problem):
      fingerprint = problem.reason == .missing ? nil : 0
      guard fingerprint == nil || fingerprint != known else { return nil }
      reading = FileReading(problem, at: path)
    case .success(let found):
      let bytes = found.withoutByteOrderMark
      fingerprint = Fingerprint.of(bytes)
      guard fingerprint != known else { return nil }
      let file = reader.knowledge(of: bytes, path: path, pathInProject: roots.pathInProject(path))
      reading = reader.reading(of: file, utf8Count: bytes.count)
    }
  }
}
