/// The product's name and version as `--version`, the server's `initialize` answer and reports give them.
package enum Product {
  package static let name = "statewise"
  package static let version = "0.1.0"
  /// Where the source tree can be read. A placeholder: it has no address yet.
  package static let address = "https://example.com/statewise"

  /// The page that explains a rule.
  package static func page(ofRule rule: String) -> String { "\(address)/blob/main/Sources/Rules/README.md#\(rule)" }
}
