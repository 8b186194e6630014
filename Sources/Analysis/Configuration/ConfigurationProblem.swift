import SourceText

/// Something invalid in a configuration file.
package struct ConfigurationProblem: Sendable, Hashable {
  /// A sentence without a final period.
  package let message: String
  /// In UTF-8 bytes.
  package let range: ByteRange
  /// Whether the whole file is invalid.
  package let isFatal: Bool
}
