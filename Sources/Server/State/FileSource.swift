import Analysis
import Projects
import SystemCalls

/// The files that are not open.
package protocol FileSource: Sendable {
  /// The contents of a folder, optionally with the folders below it.
  func listing(of root: String, recursively: Bool) -> FolderListing
  /// Nil for a file that cannot be read.
  func bytes(atPath path: String) -> [UInt8]?
  /// The path without symbolic links; the same path when there is no such file.
  func canonicalPath(_ path: String) -> String
  /// Whether the folder holds more than a project: all files, or all that the user has.
  func isTooWide(_ folder: String) -> Bool
  /// The project that a file or folder is a part of; nil if no folder above looks like one.
  func projectRoot(around path: String) -> String?
}

/// Absolute paths of the files of a folder that matter.
package struct FolderListing: Sendable {
  package var swiftFiles: [String]
  /// The description of modules and configurations; no modules for a folder that is looked at without those below it.
  package var descriptions: [String]

  package init(swiftFiles: [String], descriptions: [String] = []) {
    self.swiftFiles = swiftFiles
    self.descriptions = descriptions
  }
}

/// The disk.
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
      descriptions: names.filter(ConfigurationFile.isOne).map { prefix + $0 } + ConfigurationFile.nearest(above: [root])
    )
  }

  func bytes(atPath path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= DocumentSnapshot.maximumUTF8Count
    else { return nil }
    return try? FileReader.read(path).get()
  }

  func isTooWide(_ folder: String) -> Bool {
    folder == "/" || Files.variable("HOME").map(canonicalPath) == folder
  }

  func projectRoot(around path: String) -> String? {
    ProjectRoot.enclosing(path).map { canonicalPath(SwiftFiles.absolute($0)) }
  }

  func canonicalPath(_ path: String) -> String { Files.withoutLinks(path) }
}
