import Foundation

/// A command for people who work on Statewise.
protocol DeveloperCommand {
  static var name: String { get }
  /// The name with its arguments.
  static var usage: String { get }
  static var summary: String { get }

  /// Runs the command. Returns whether it succeeded.
  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool
}

struct DeveloperError: Error {
  let sentence: String
}

/// The source tree that the command works on.
enum Repository {
  /// Returns the nearest folder at or above the current one that contains the package.
  static func root() throws(DeveloperError) -> URL {
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Rules/AllRules.swift").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    throw DeveloperError(sentence: "Run this inside the source tree of Statewise.")
  }

  static func text(_ path: String) throws(DeveloperError) -> String {
    do {
      return try String(contentsOf: root().appendingPathComponent(path), encoding: .utf8)
    } catch {
      throw DeveloperError(sentence: "'\(path)' cannot be read: \(error.localizedDescription)")
    }
  }

  static func write(_ text: String, to path: String) throws(DeveloperError) {
    do {
      let file = try root().appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw DeveloperError(sentence: "'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }
}
