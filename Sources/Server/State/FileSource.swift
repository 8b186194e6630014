import Analysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that are not open: the disk, or a dictionary in tests.
package protocol FileSource: Sendable {
  /// Absolute paths of the Swift files in a folder, and in the folders below it if wanted.
  func swiftFiles(under root: String, recursively: Bool) -> [String]
  /// Nil for a file that cannot be read.
  func bytes(atPath path: String) -> [UInt8]?
  /// The path without symbolic links; the same path when there is no such file.
  func canonicalPath(_ path: String) -> String
  /// Whether the folder holds more than a project: all files, or all that the user has.
  func isTooWide(_ folder: String) -> Bool
  /// The project that a file or folder is a part of; nil where no folder above looks like one.
  func projectRoot(around path: String) -> String?
}

/// Texts by path, for tests and for tools that have no files.
package struct FilesInMemory: FileSource {
  private let files: [String: [UInt8]]

  package init(_ texts: [String: String] = [:]) {
    files = texts.mapValues { Array($0.utf8) }
  }

  package func swiftFiles(under root: String, recursively: Bool) -> [String] {
    let folder = root == "/" ? "/" : root + "/"
    return files.keys.filter {
      $0.hasPrefix(folder) && $0.hasSuffix(".swift") && (recursively || !$0.dropFirst(folder.count).contains("/"))
    }.sorted()
  }

  package func bytes(atPath path: String) -> [UInt8]? { files[path] }
  package func canonicalPath(_ path: String) -> String { path }
  package func isTooWide(_ folder: String) -> Bool { folder == "/" }
  package func projectRoot(around path: String) -> String? { nil }
}

/// The disk.
struct FilesOnDisk: FileSource {
  func swiftFiles(under root: String, recursively: Bool) -> [String] {
    if recursively { return SwiftFiles.find(under: [root]).paths }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()
      .map { root == "/" ? "/" + $0 : root + "/" + $0 }
  }

  func bytes(atPath path: String) -> [UInt8]? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= DocumentSnapshot.maximumUTF8Count
    else { return nil }
    return try? FileReader.read(path).get()
  }

  func isTooWide(_ folder: String) -> Bool {
    folder == "/" || getenv("HOME").map { canonicalPath(String(cString: $0)) } == folder
  }

  func projectRoot(around path: String) -> String? {
    ProjectRoot.enclosing(path).map { canonicalPath(SwiftFiles.absolute($0)) }
  }

  func canonicalPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
