/// Queries about paths in the file system.
package enum Files {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  package static func isFolder(_ path: String) -> Bool { isKind(S_IFDIR, path) }

  /// Returns whether the path refers to a regular file rather than a folder, pipe, or device.
  package static func isFile(_ path: String) -> Bool { isKind(S_IFREG, path) }

  private static func isKind(_ kind: mode_t, _ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == kind
  }

  /// The path with symbolic links resolved; the path itself if there is no such file.
  package static func withoutLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, each with its type from the directory entry (`d_type`), in no particular order; nil if the
  /// folder can't be read.
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

  /// The current working directory; "/" if it no longer exists.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The folder for files that can be deleted at any time, created if it does not exist; nil if the user has no such
  /// folder.
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
