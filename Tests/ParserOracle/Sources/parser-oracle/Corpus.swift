import Foundation

/// The source files to compare.
enum Corpus {
  /// Returns the Swift files at or below the paths, in a stable order.
  static func files(at paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return [] }
      guard isDirectory.boolValue else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
        .filter { FileManager.default.isReadableFile(atPath: $0) && !isFolder($0) }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
