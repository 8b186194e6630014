import Projects
import SystemCalls

/// Access to the files that are not open.
package protocol FileSource: Sendable {
  /// Returns the files in a folder, optionally with those in the folders below it.
  func listing(of root: String, recursively: Bool) -> FolderListing
  /// Returns the bytes of a file, or why it can't be read.
  func read(_ path: String) -> Result<[UInt8], FileProblem>
  /// Returns the path without symbolic links; the same path if there is no such file.
  func canonicalPath(_ path: String) -> String
  /// Returns whether the folder contains more than a project: all files of the computer, or all files of the user.
  func isTooWide(_ folder: String) -> Bool
  /// Returns the root of the project that a file or folder is a part of; nil if no folder above looks like one.
  func projectRoot(around path: String) -> String?
}

extension FileSource {
  func bytes(atPath path: String) -> [UInt8]? { try? read(path).get() }
}

/// The absolute paths of the relevant files in a folder.
package struct FolderListing: Sendable {
  package var swiftFiles: [String]
  /// The files that describe modules and configurations. If the folders below are left out, only those that describe
  /// configurations.
  package var descriptions: [String]

  package init(swiftFiles: [String], descriptions: [String] = []) {
    self.swiftFiles = swiftFiles
    self.descriptions = descriptions
  }
}

/// The files on disk.
struct FilesOnDisk: FileSource {
  func listing(of root: String, recursively: Bool) -> FolderListing {
    if recursively {
      let found = SwiftFiles.find(under: [root])
      return FolderListing(
        swiftFiles: found.paths, descriptions: found.descriptions + ConfigurationFile.nearest(above: [root]))
    }
    let names = (Files.entries(of: root) ?? []).map(\.name)
    let prefix = root == "/" ? "/" : root + "/"
    return FolderListing(
      swiftFiles: names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { prefix + $0 },
      descriptions: names.filter(ConfigurationFile.matches).map { prefix + $0 }
        + ConfigurationFile.nearest(above: [root])
    )
  }

  func read(_ path: String) -> Result<[UInt8], FileProblem> {
    var status = stat()
    if stat(path, &status) == 0 {
      // A client may report a folder that is named like a file.
      if status.st_mode & S_IFMT == S_IFDIR { return .failure(FileProblem(path: path, reason: .missing)) }
      if status.st_size > DocumentSnapshot.maximumUTF8Count { return .failure(.skipped(path)) }
    }
    return FileReader.read(path)
  }

  func isTooWide(_ folder: String) -> Bool { folder == "/" || Files.variable("HOME").map(canonicalPath) == folder }

  func projectRoot(around path: String) -> String? {
    ProjectRoot.enclosing(path).map { canonicalPath(SwiftFiles.absolute($0)) }
  }

  func canonicalPath(_ path: String) -> String { Files.withoutLinks(path) }
}
