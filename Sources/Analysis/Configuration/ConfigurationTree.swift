import Facts
import Projects
import Rules

/// The configuration files of a project. Of those above a file the nearest one counts, alone.
package struct ConfigurationTree: Sendable, Hashable {
  /// A configuration file and what it says.
  package struct File: Sendable, Hashable {
    /// As it was listed.
    package let path: String
    /// Without a byte order mark; what the problems' ranges refer to.
    package let bytes: [UInt8]
    package let configuration: Configuration
    package let problems: [ConfigurationProblem]
  }

  /// The absolute folder that relative paths begin in.
  private let base: String
  /// By absolute folder.
  private var filesByFolder: [String: File] = [:]

  package init(base: String = "/") {
    self.base = base
  }

  /// Reads the configuration files among the paths.
  ///
  /// - Parameters:
  ///   - earlier: what was read last: where a file isn't valid JSON now, its earlier contents still count.
  ///   - read: the bytes of a file; nil for one that cannot be read, which then says nothing.
  package init(
    describedBy paths: [String], base: String, keeping earlier: ConfigurationTree? = nil,
    read: (String) -> [UInt8]?
  ) {
    self.base = base
    for path in paths where ConfigurationFile.isOne(path) {
      let folder = absolute(FolderPath.parent(of: path))
      guard filesByFolder[folder] == nil, let found = read(path) else { continue }
      let bytes = found.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(found.dropFirst(3)) : found
      let reader = ConfigurationReader(bytes)
      let isBroken = reader.problems.contains(where: \.isFatal)
      let kept = isBroken ? earlier?.filesByFolder[folder]?.configuration : nil
      filesByFolder[folder] = File(
        path: path, bytes: bytes, configuration: kept ?? reader.configuration, problems: reader.problems)
    }
  }

  /// In the order of their paths.
  package var files: [File] { filesByFolder.sorted { $0.key < $1.key }.map(\.value) }

  /// How the code of each folder is built, as far as its configuration says so.
  package var settings: FolderSettings {
    FolderSettings(base: base, filesByFolder.mapValues(\.configuration.project))
  }

  /// The configuration for a file; the empty one where no folder above it has one. Nil where the file is not to be
  /// judged.
  func configuration(forFileAt path: String) -> Configuration? {
    guard let (folder, file) = nearest(to: path) else { return Configuration() }
    let below = absolute(path).dropFirst(folder == "/" ? 1 : folder.count + 1)
    return file.configuration.judges(String(below)) ? file.configuration : nil
  }

  /// The file that counts for a file; nil where no folder above it has one.
  package func file(forFileAt path: String) -> File? { nearest(to: path)?.file }

  private func nearest(to path: String) -> (folder: String, file: File)? {
    guard !filesByFolder.isEmpty else { return nil }
    var folder = FolderPath.parent(of: absolute(path))
    while true {
      if let file = filesByFolder[folder] { return (folder, file) }
      guard folder != "/", folder != "." else { return nil }
      folder = FolderPath.parent(of: folder)
    }
  }

  /// Whether a file is to be judged.
  func judges(fileAt path: String) -> Bool { configuration(forFileAt: path) != nil }

  private func absolute(_ path: String) -> String {
    SwiftFiles.absolute(FolderPath.joined(base, path))
  }
}
