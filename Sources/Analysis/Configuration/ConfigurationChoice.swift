/// Command-line options about the configuration.
package struct ConfigurationChoice: Sendable, Hashable {
  /// A configuration file for all files; nil to use those above each file.
  package let file: String?
  /// Files that are read and not checked, below the current folder.
  package let excluded: [Glob]

  package init(file: String? = nil, excluded: [String] = []) {
    self.file = file
    self.excluded = excluded.map { Glob($0) }
  }
}
