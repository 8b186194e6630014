import Foundation

/// The options of the command line.
struct Options {
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    parser-oracle [--dump PROGRAM] [--accepted FILE] [--kinds] [--limit N] [--examples N] [--jobs N] [PATH…]
    parser-oracle --embedded FOLDER PATH…
    """

  /// The program that contains the command `dump-syntax`.
  var dumpProgram: String
  var acceptedPath: String
  var showsAllKinds = false
  var causeLimit = 20
  var exampleLimit = 2
  var jobs = max(ProcessInfo.processInfo.activeProcessorCount, 1)
  /// The folder for the sources embedded in test files; nil to compare the files themselves.
  var embeddedFolder: String?
  var paths: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    dumpProgram = package.appendingPathComponent("../../.build/release/statewise-dev").standardizedFileURL.path
    acceptedPath = package.appendingPathComponent("accepted-differences.txt").path
    var rest = Array(arguments)[...]
    func value(of flag: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError(description: "\(flag) needs a value.\n\(Self.usage)") }
      return value
    }
    func number(of flag: String) throws -> Int {
      guard let number = Int(try value(of: flag)) else { throw UsageError(description: "\(flag) needs a number.") }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--dump": dumpProgram = try value(of: argument)
      case "--accepted": acceptedPath = try value(of: argument)
      case "--kinds": showsAllKinds = true
      case "--limit": causeLimit = try number(of: argument)
      case "--examples": exampleLimit = try number(of: argument)
      case "--jobs": jobs = max(try number(of: argument), 1)
      case "--embedded": embeddedFolder = try value(of: argument)
      case _ where argument.hasPrefix("--"): throw UsageError(description: "Unknown option \(argument).\n\(Self.usage)")
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { paths = [package.appendingPathComponent(".build/checkouts").path] }
  }
}
