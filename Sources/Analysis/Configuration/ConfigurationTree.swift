import Facts
import Projects
import Rules

/// The configuration files of a project. Of those above a file the nearest one counts, with what it extends.
package struct ConfigurationTree: Sendable, Hashable {
  /// A configuration file and what it says.
  package struct File: Sendable, Hashable {
    /// As it was listed.
    package let path: String
    /// Without a byte order mark; what the problems' ranges refer to.
    package let bytes: [UInt8]
    /// With what the file extends.
    package let configuration: Configuration
    package let problems: [ConfigurationProblem]
  }

  /// The absolute folder that relative paths begin in.
  private let base: String
  /// By absolute folder.
  private var filesByFolder: [String: File] = [:]
  /// The configurations that these extend, by absolute path.
  private var extendedFiles: [String: File] = [:]
  /// Files that the user wants left out, below the base.
  private var excluded: [Glob] = []
  /// Whether one file that the user names counts for all. Its patterns begin in the base.
  private var hasChosenFile = false

  package init(base: String = "/") {
    self.base = base
  }

  /// Reads the configuration files among the paths.
  ///
  /// - Parameters:
  ///   - choice: what the user says besides; a file that is named there counts instead of all others.
  ///   - earlier: what was read last: where a file isn't valid JSON now, its earlier contents still count.
  ///   - read: the bytes of a file; nil for one that cannot be read, which is a problem.
  package init(
    describedBy paths: [String], base: String, choosing choice: ConfigurationChoice = ConfigurationChoice(),
    keeping earlier: ConfigurationTree? = nil, read: (String) -> [UInt8]?
  ) {
    self.base = base
    excluded = choice.excluded
    hasChosenFile = choice.file != nil
    for path in choice.file.map({ [$0] }) ?? paths.filter(ConfigurationFile.isOne) {
      let folder = hasChosenFile ? "/" : absolute(FolderPath.parent(of: path))
      guard filesByFolder[folder] == nil else { continue }
      let chain = ConfigurationChain(from: path, read: read)
      guard let file = chain.files.first else { continue }
      let isBroken = chain.files.contains { $0.problems.contains(where: \.isFatal) }
      let kept = isBroken ? earlier?.filesByFolder[folder]?.configuration : nil
      filesByFolder[folder] = File(
        path: path, bytes: file.bytes, configuration: kept ?? file.configuration, problems: file.problems)
      for file in chain.files.dropFirst() { extendedFiles[absolute(file.path)] = file }
    }
  }

  /// In the order of their folders, then those that are only extended by them.
  package var files: [File] {
    let own = filesByFolder.sorted { $0.key < $1.key }.map(\.value)
    let known = Set(own.map { absolute($0.path) })
    return own + extendedFiles.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// How the code of each folder is built, as far as its configuration says so.
  package var settings: FolderSettings {
    FolderSettings(base: base, filesByFolder.mapValues(\.configuration.project))
  }

  /// For each configuration file, by its path, the patterns that match none of the project's files.
  package func patterns(matchingNoneOf paths: [String]) -> [String: [String]] {
    let pairs = filesByFolder.map { folder, file in
      let below = paths.map { path($0, below: hasChosenFile ? base : folder) }
      return (file.path, file.configuration.patterns(matchingNoneOf: below))
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  /// The configuration for a file; the empty one where no folder above it has one. Nil if the file is not to be
  /// checked.
  package func configuration(forFileAt path: String) -> Configuration? {
    guard !isExcludedByChoice(path) else { return nil }
    guard let (folder, file) = nearest(to: path) else { return Configuration() }
    return file.configuration.resolved(forFileAt: self.path(path, below: hasChosenFile ? base : folder))
  }

  private func isExcludedByChoice(_ path: String) -> Bool {
    guard !excluded.isEmpty else { return false }
    let below = self.path(path, below: base)
    return excluded.contains { $0.matches(below) }
  }

  /// The path from the folder where it lies in it, else from the root of the file system.
  private func path(_ path: String, below folder: String) -> String {
    let absolute = absolute(path)
    return absolute.hasPrefix(folder + "/") ? String(absolute.dropFirst(folder.count + 1)) : absolute
  }

  /// The configuration that keeps a file from being checked; nil if that is the user's own choice.
  package func excluder(ofFileAt path: String) -> File? { isExcludedByChoice(path) ? nil : file(forFileAt: path) }

  /// The file that counts for a file; nil if no folder above it has one.
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

  /// Whether a file is to be checked.
  func judges(fileAt path: String) -> Bool { configuration(forFileAt: path) != nil }

  private func absolute(_ path: String) -> String {
    SwiftFiles.absolute(FolderPath.joined(base, path))
  }
}
