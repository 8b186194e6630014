/// Queries about paths in the file system.
package enum Files {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

  /// Whether it is a file on a disk, no folder, pipe or device.
  package static func isFile(_ path: String) -> Bool { isKind(S_IFREG, path) }

  private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }

  /// The path without symbolic links; the same path when there is no such file.
  package static func withoutLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder with what the listing says of their kind, in no particular order; nil when it cannot be
  /// read.
  package static func entries(of folder: String) -> [(name: String, type: Int)]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var result: [(name: String, type: Int)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      result.append((name, Int(entry.pointee.d_type)))
    }
    return result
  }

  /// The folder that relative paths begin in; "/" where it is gone.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Where programs keep what they may lose, made where it is not there; nil where the user has no such place.
  package static var cacheFolder: String? {
    func folder(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    #if canImport(Darwin)
      let path = folder("HOME").map { "\($0)/Library/Caches" }
    #else
      // https://specifications.freedesktop.org/basedir-spec/latest/
      let path = folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
    #endif
    if let path { mkdir(path, 0o700) }
    return path
  }

  /// A variable of the process's environment.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
