/// The product's name and version as `--version`, the server's `initialize` answer and reports give them.
package enum Product {
  package static let name = "statewise"
  package static let version = "0.1.0"
  /// Where the source tree can be read; nil as long as it has no address.
  package static let address: String? = nil
}
