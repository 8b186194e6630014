import SourceText

/// Something invalid in a configuration file.
package struct ConfigurationProblem: Sendable, Hashable {
  /// The problem as a sentence without a final period.
  package let message: String
  /// The place of the problem, in UTF-8 bytes.
  package let range: ByteRange
  /// Whether the whole file is invalid.
  package let isFatal: Bool
}
