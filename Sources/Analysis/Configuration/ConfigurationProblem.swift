import SourceText

/// Something in a configuration file that cannot be taken.
package struct ConfigurationProblem: Sendable, Hashable {
  /// A sentence without a final period.
  package let message: String
  /// In UTF-8 bytes.
  package let range: ByteRange
  /// Whether nothing in the file can be taken.
  package let isFatal: Bool
}
