/// Operations on paths as text, without access to the disk.
package enum FolderPath {
  /// The folder that contains the path's last component; "." for a single name.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func lastComponent(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path }
    let name = bytes[...last]
    let start = name.lastIndex(of: UInt8(ascii: "/")).map(name.index(after:)) ?? name.startIndex
    return String(path[start...last])
  }

  /// The path without "." components, and without ".." components that follow a folder.
  package static func simplified(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path inside the folder; the path itself if it is absolute.
  package static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    if path.isEmpty || path == "." { return folder }
    if folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }
}
