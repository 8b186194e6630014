import Foundation

/// Finds the project that a path belongs to: a part of a project cannot be judged, nor mended safely, without the rest.
package enum ProjectRoot {
  /// The git work tree around the path; where there is none, the nearest folder at or above the path that holds a
  /// package or an Xcode project. A package of a work tree is used by its neighbours, and they tell how.
  ///
  /// A work tree that is the user's whole home is passed by.
  ///
  /// - Returns: below the current folder relative to it, else absolute; nil where no folder above is a project.
  package static func enclosing(_ path: String) -> String? {
    let home = SwiftFiles.absolute(NSHomeDirectory())
    var folder = SwiftFiles.absolute(path)
    var nearest: String?
    while folder != home {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return shortened(folder) }
      if nearest == nil, isProject(folder) { nearest = folder }
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      guard parent != folder, folder != "/" else { break }
      folder = parent
    }
    return nearest.map(shortened)
  }

  private static func isProject(_ folder: String) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == ModuleReader.manifest && isManifest(folder + "/" + name) { return true }
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
