import Foundation

/// A temporary folder for one test. It is deleted afterwards.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("statewise-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Returns the absolute path of a name in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }

  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: self(name), encoding: .utf8)
  }

  package func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
  }
}
