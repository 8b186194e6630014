import Foundation

/// The repository that contains these tests.
enum Repository {
  /// A text file of the repository.
  struct File: Sendable, CustomStringConvertible {
    /// The path from the repository's root.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var description: String { path }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All files that people wrote, in the order of their paths. Products and fetched code are left out.
  static let files: [File] = {
    let kinds = ["swift", "md", "json", "lua", "el", "py", "sh", "txt", "yml", "toml", "html", "css", "js"]
    let folders = ["Sources", "Tests", "editors", ".ci"]
    let inFolders = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String }
        ?? []).map { folder + "/" + $0 }
    }
    return (["Package.swift", "README.md", ".swift-format", ".gitignore"] + inFolders.sorted())
      .filter { path in
        let isProduct = path.split(separator: "/").contains { $0 == ".build" || $0 == "node_modules" }
        return !isProduct && (kinds.contains { path.hasSuffix("." + $0) } || path.hasPrefix("."))
      }
      .compactMap { path in
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map { File(path: path, text: $0) }
      }
  }()

  static var swiftFiles: [File] { files.filter { $0.path.hasSuffix(".swift") } }

  /// The files of the product and of its developer tool.
  static var sources: [File] { swiftFiles.filter { $0.path.hasPrefix("Sources/") } }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
