import Foundation

/// The recorded `initialize` parameters of real clients.
package enum RecordedClient {
  package static let all = [
    "eglot-1.17.30", "eglot-1.9", "nvim-0.10.4", "nvim-0.12.4", "nvim-0.7.2", "vscode-languageclient-10.1.0",
    "vscode-languageclient-9.0.1",
  ]

  /// Returns the parameters as JSON.
  package static func parameters(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("Clients/\(name).json"), encoding: .utf8)
  }
}
