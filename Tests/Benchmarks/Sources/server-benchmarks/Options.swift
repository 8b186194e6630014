import Foundation
import Measuring

/// The measurements to perform, and their numbers of repetitions.
struct Options {
  static let usage = """
    Usage: server-benchmarks [--only NAME,NAME…] [--quick] [--files N] [--edits N] [--lasting N] [--documents N]
                             [--statewise PATH] [--alone] [FOLDER…]

    Names: \(BenchmarkName.allCases.map(\.rawValue).joined(separator: ", ")). Files are copied from the folders; without
    one they are made up. --quick divides every count by ten, --alone leaves sourcekit-lsp out.
    """

  var names = BenchmarkName.allCases
  var folders: [String] = []
  var statewise = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../.build/release/statewise").standardizedFileURL.path
  var isAlone = false
  var files = 2_000
  /// The number of edits to time.
  var edits = 500
  /// The number of edits over which memory is measured.
  var lasting = 100_000
  var documents = 10_000
  var keystrokes = 1_000
  var starts = 11
  /// The time limit of the other server for one row. Some of its answers take seconds.
  let secondsForOther = 12.0

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": names = try Self.names(rest.popFirst() ?? "")
      case "--statewise": statewise = rest.popFirst() ?? statewise
      case "--alone": isAlone = true
      case "--quick":
        (edits, lasting, documents) = (edits / 10, lasting / 10, documents / 10)
        (keystrokes, starts) = (keystrokes / 10, 3)
      case "--files": files = try Self.number(rest.popFirst())
      case "--edits": edits = try Self.number(rest.popFirst())
      case "--lasting": lasting = try Self.number(rest.popFirst())
      case "--documents": documents = try Self.number(rest.popFirst())
      default:
        guard !argument.hasPrefix("-") else { throw BenchmarkError(Self.usage) }
        folders.append(argument)
      }
    }
    guard FileManager.default.isExecutableFile(atPath: statewise) else {
      throw BenchmarkError("There is no \(statewise): swift build -c release --product statewise")
    }
  }

  private static func names(_ list: String) throws -> [BenchmarkName] {
    try list.split(separator: ",").map { word in
      guard let name = BenchmarkName(rawValue: String(word)) else { throw BenchmarkError(usage) }
      return name
    }
  }

  private static func number(_ text: String?) throws -> Int {
    guard let number = text.flatMap({ Int($0) }), number > 0 else { throw BenchmarkError(usage) }
    return number
  }
}

enum BenchmarkName: String, CaseIterable {
  case start
  case edits
  case burst
  case everywhere
  case index
  case lasting
  case documents
  case stuck
  case huge
  case beside
}
