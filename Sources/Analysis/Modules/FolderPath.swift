/// Paths as text; the disk is not asked.
enum FolderPath {
  /// The folder that holds the path's last component; "." for a single name.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path below the folder; the path itself when it is absolute.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    if path.isEmpty || path == "." { return folder }
    if folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
