/// What the command line says of the configuration.
package struct ConfigurationChoice: Sendable, Hashable {
  /// The file that counts for all files, instead of those above them; nil for these.
  package let file: String?
  /// Files that are read and not judged, below the current folder.
  package let excluded: [Glob]

  package init(file: String? = nil, excluded: [String] = []) {
    self.file = file
    self.excluded = excluded.map { Glob($0) }
  }
}
