/// The product's name and version, as `--version`, the server's response to `initialize`, and reports show them.
package enum Product {
  package static let name = "statewise"
  package static let version = "0.1.0"
  /// The web address of the source tree; nil as long as it has none.
  package static let address: String? = nil
}
