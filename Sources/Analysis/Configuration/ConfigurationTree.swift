import Facts
import Projects
import SourceText

/// The configuration files of a project. For each Swift file, the nearest one above it applies, with the files that it
/// extends.
package struct ConfigurationTree: Sendable, Hashable {
  /// A configuration file and its contents.
  package struct File: Sendable, Hashable {
    /// The file's path, as it was listed or as `extends` gives it.
    package let path: String
    /// The file's text without a byte order mark. The ranges of the problems refer to it.
    package let bytes: [UInt8]
    /// The configuration, including the settings from the files that it extends.
    package let configuration: Configuration
    package let problems: [ConfigurationProblem]
  }

  /// The absolute folder that relative paths start from.
  private let base: String
  /// The configuration files by the absolute path of their folder.
  private var filesByFolder: [String: File] = [:]
  /// The configuration files that those extend, by absolute path.
  private var extendedFiles: [String: File] = [:]
  /// The files that the user excludes, relative to the base.
  private var excluded: [Glob] = []
  /// Whether the user chose one file that applies to all Swift files. Its patterns are relative to the base.
  private var hasChosenFile = false

  package init(base: String = "/") { self.base = base }

  /// Reads the configuration files among the paths.
  ///
  /// - Parameters:
  ///   - choice: The user's options. A file that they name replaces all others.
  ///   - earlier: The configurations that were read last. If a file, or one that it extends, isn't valid JSON now, the
  ///     file's earlier configuration still applies.
  ///   - read: Returns the bytes of a file; nil if it cannot be read, which is reported as a problem.
  package init(
    describedBy paths: [String], base: String, choosing choice: ConfigurationChoice = ConfigurationChoice(),
    keeping earlier: ConfigurationTree? = nil, read: (String) -> [UInt8]?
  ) {
    self.base = base
    excluded = choice.excluded
    hasChosenFile = choice.file != nil
    for path in choice.file.map({ [$0] }) ?? paths.filter(ConfigurationFile.matches) {
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

  /// All files: those that apply to folders, in the order of the folders, then those that are only extended.
  package var files: [File] {
    let own = filesByFolder.sorted { $0.key < $1.key }.map(\.value)
    let known = Set(own.map { absolute($0.path) })
    return own + extendedFiles.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The build settings of each folder that has a configuration.
  package var settings: FolderSettings { FolderSettings(base: base, filesByFolder.mapValues(\.configuration.project)) }

  /// Returns the patterns that match none of the project's files, by the path of their configuration file.
  package func patterns(matchingNoneOf paths: [String]) -> [String: [String]] {
    let pairs = filesByFolder.map { folder, file in
      let below = paths.map { path($0, below: hasChosenFile ? base : folder) }
      return (file.path, file.configuration.patterns(matchingNoneOf: below))
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  /// Returns the configuration for a file; the empty one if no folder above it has one. Returns nil if the file is not
  /// to be checked.
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

  /// Returns the path relative to the folder if the file is in it; otherwise the absolute path.
  private func path(_ path: String, below folder: String) -> String {
    let absolute = absolute(path)
    return absolute.hasPrefix(folder + "/") ? String(absolute.dropFirst(folder.count + 1)) : absolute
  }

  /// For a file that is excluded: returns the configuration file that excludes it, or nil if the user's own options do.
  package func excluder(ofFileAt path: String) -> File? { isExcludedByChoice(path) ? nil : file(forFileAt: path) }

  /// Returns the configuration file that applies to a file; nil if no folder above it has one.
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

  /// Returns whether to check a file.
  func checks(fileAt path: String) -> Bool { configuration(forFileAt: path) != nil }

  private func absolute(_ path: String) -> String { SwiftFiles.absolute(FolderPath.joined(base, path)) }
}
