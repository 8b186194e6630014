import Foundation
import SwiftParser
import SwiftSyntax

/// Parses every file with both parsers and compares the trees.
struct Oracle {
  private let options: Options
  private let accepted: AcceptedDifferences

  init(_ options: Options) throws {
    self.options = options
    accepted = try AcceptedDifferences(path: options.acceptedPath)
  }

  /// The results for files without syntax errors and for the others. The parsers need not agree on malformed code.
  private struct Result: Sendable {
    var valid = Tally()
    var invalid = Tally()
  }

  /// Compares all files. Returns whether all valid files agree.
  func run() throws -> Bool {
    var files = Corpus.files(at: options.paths)
    if let folder = options.embeddedFolder { files = try EmbeddedSources.extract(from: files, into: folder) }
    guard !files.isEmpty else { throw Options.UsageError(description: "No Swift files at \(options.paths).") }

    let workers = (0..<options.jobs).map { job in
      Worker(oracle: self, files: stride(from: job, to: files.count, by: options.jobs).map { files[$0] })
    }
    workers.forEach { $0.start() }
    var result = Result()
    for worker in workers {
      let part = try worker.result()
      result.valid.merge(part.valid, exampleLimit: options.exampleLimit)
      result.invalid.merge(part.invalid, exampleLimit: options.exampleLimit)
    }
    if result.invalid.fileCount > 0 { report(result.invalid, "Files with syntax errors (not counted)").print() }
    report(result.valid, "Valid files").print()
    return result.valid.differences == 0
  }

  private func report(_ tally: Tally, _ title: String) -> Report {
    Report(tally: tally, title: title, showsAllKinds: options.showsAllKinds, causeLimit: options.causeLimit)
  }

  /// A thread with enough stack for recursive walks, and with its own dump process.
  private final class Worker: @unchecked Sendable {
    private let oracle: Oracle
    private let files: [String]
    private let done = DispatchSemaphore(value: 0)
    private var outcome: Swift.Result<Result, any Error> = .success(Result())

    init(oracle: Oracle, files: [String]) {
      self.oracle = oracle
      self.files = files
    }

    func start() {
      let thread = Thread { [self] in
        outcome = Swift.Result { try compareAll() }
        done.signal()
      }
      thread.stackSize = 256 << 20
      thread.start()
    }

    func result() throws -> Result {
      done.wait()
      return try outcome.get()
    }

    private func compareAll() throws -> Result {
      var result = Result()
      let dump = try DumpProcess(executable: oracle.options.dumpProgram, paths: files)
      for path in files {
        guard let ours = dump.next() else {
          throw Options.UsageError(description: "\(oracle.options.dumpProgram) ended before it answered about \(path).")
        }
        let source = Source(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let comparison = Comparison(ours: ours, theirs: SwiftSyntaxReader.nodes(of: tree))
        let limit = oracle.options.exampleLimit
        if tree.hasError {
          result.invalid.add(comparison, of: source, accepting: oracle.accepted, exampleLimit: limit)
        } else {
          result.valid.add(comparison, of: source, accepting: oracle.accepted, exampleLimit: limit)
        }
      }
      return result
    }
  }
}
