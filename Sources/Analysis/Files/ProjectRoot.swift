import Foundation

/// Finds the project that a path belongs to: a part of a project cannot be judged, nor mended safely, without the rest.
package enum ProjectRoot {
  /// The nearest folder at or above the path that holds a package, an Xcode project or a git work tree.
  ///
  /// A work tree that is the user's whole home is passed by.
  ///
  /// - Returns: below the current folder relative to it, else absolute; nil where no folder above is a project.
  package static func enclosing(_ path: String) -> String? {
    let home = SwiftFiles.absolute(NSHomeDirectory())
    var folder = SwiftFiles.absolute(path)
    while folder != home {
      if isRoot(folder) { return shortened(folder) }
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      guard parent != folder, folder != "/" else { return nil }
      folder = parent
    }
    return nil
  }

  private static func isRoot(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == ".git" || name == ModuleReader.manifest && isManifest(folder + "/" + name) { return true }
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") { return true }
    }
    return false
  }

  /// A type may be called `Package` and have a file of that name.
  private static func isManifest(_ path: String) -> Bool {
    guard case .success(let bytes) = FileReader.read(path) else { return false }
    return PackageManifest.toolsVersion(bytes) != nil
  }

  private static func shortened(_ folder: String) -> String {
    let current = SwiftFiles.absolute(".")
    if folder == current { return "." }
    return folder.hasPrefix(current + "/") ? String(folder.dropFirst(current.count + 1)) : folder
  }
}
