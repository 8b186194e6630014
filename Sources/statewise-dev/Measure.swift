import Analysis
import FactCollection
import Foundation
import Syntax

/// `statewise-dev measure STAGE [--threads N] [--repeats N]`: measures how long a stage takes for files in memory.
///
/// Stages: `parse`; `facts`, which includes parsing; `check`, which includes the findings of all rules and tries their
/// fixes; `check-everything`, which also reads all bodies in advance, as in a server. The paths come from standard
/// input, one on each line. The output consists of lines with a word and a number: files, bytes, lines, and results,
/// and then for each repeat the wall-clock seconds and the processor seconds of all threads. A first run isn't counted.
enum Measure: DeveloperCommand {
  static let name = "measure"
  static let usage = "measure parse|facts|check|check-everything [--threads N] [--repeats N] < PATHS"
  static let summary = "Time a stage of the pipeline over files in memory; Tests/Benchmarks runs it"

  private enum Stage: String {
    case parse, facts, check
    case checkEverything = "check-everything"
  }

  private struct File: Sendable {
    let path: String
    let bytes: [UInt8]
  }

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    let options = try NumberedArguments(arguments, defaults: ["--threads": 1, "--repeats": 3])
    guard let stage = options.operands.first.flatMap(Stage.init) else {
      throw DeveloperError(sentence: "Usage: \(usage)")
    }
    measure(stage, files: readFiles(), threads: max(options["--threads"], 1), repeats: options["--repeats"])
    return true
  }

  private static func readFiles() -> [File] {
    var files: [File] = []
    while let path = readLine() {
      if let data = FileManager.default.contents(atPath: path) { files.append(File(path: path, bytes: Array(data))) }
    }
    return files
  }

  private static func measure(_ stage: Stage, files: [File], threads: Int, repeats: Int) {
    print("files \(files.count)")
    print("bytes \(files.reduce(0) { $0 + $1.bytes.count })")
    print("lines \(files.reduce(0) { $0 + $1.bytes.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } })")
    for round in 0...repeats {
      let started = ContinuousClock.now
      let startedOnProcessor = processorSeconds()
      let count = perform(stage, files: files, threads: threads)
      if round == 0 {
        print("results \(count)")
      } else {
        print("seconds \((ContinuousClock.now - started) / .seconds(1))")
        print("processor \(processorSeconds() - startedOnProcessor)")
      }
    }
  }

  /// Runs the stage. Returns a result that depends on all the work, so that the compiler can't leave any of it out.
  private static func perform(_ stage: Stage, files: [File], threads: Int) -> Int {
    switch stage {
    case .parse:
      Workers.map(count: files.count, jobs: threads) { Parser.parse(files[$0].bytes).nodeCount }.reduce(0, +)
    case .facts:
      Workers.map(count: files.count, jobs: threads) { index in
        FactCollector.facts(of: Parser.parse(files[index].bytes), path: files[index].path).nameUses.count
      }.reduce(0, +)
    case .check: check(files, reading: .bodiesOnDemand, threads: threads)
    case .checkEverything: check(files, reading: .everything, threads: threads)
    }
  }

  private static func check(_ files: [File], reading: Analyzer.Reading, threads: Int) -> Int {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    let run = ProjectRun(
      ProjectExtent(paths: files.map(\.path)), analyzer: Analyzer(), reading: reading, jobs: threads,
      reader: { .success(bytes[$0] ?? []) })
    return run.findings().reduce(0) { $0 + $1.count }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
