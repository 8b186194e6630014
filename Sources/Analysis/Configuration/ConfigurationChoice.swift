import SourceText

/// Command-line options about the configuration.
package struct ConfigurationChoice: Sendable, Hashable {
  /// The configuration file to use for all files; nil to use the nearest one above each file.
  package let file: String?
  /// The files that are read but not checked, relative to the current folder.
  package let excluded: [Glob]

  package init(file: String? = nil, excluded: [String] = []) {
    self.file = file
    self.excluded = excluded.map { Glob($0) }
  }
}
