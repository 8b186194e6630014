import Foundation
import Syntax
import SyntaxFuzzing

/// `statewise-dev fuzz [--inputs N] [--seed S] [--first N] [--slice BYTES] [--jobs N] paths…`: parses mutations of the
/// files and checks every tree against `TreeInvariants`.
///
/// Prints a summary at the end. For a broken invariant, it prints the input's number and writes the input to
/// `fuzz-N.swift`. A trap prints the numbers in progress to standard error, and `--first N --inputs 1` repeats one of
/// them.
enum Fuzz: DeveloperCommand {
  static let name = "fuzz"
  static let usage = "fuzz [--inputs N] [--seed S] [--first N] [--slice BYTES] [--jobs N] PATH…"
  static let summary = "Parse mutations of the files and check every tree against its invariants"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    let options = try NumberedArguments(
      arguments, defaults: ["--inputs": 100_000, "--seed": 1, "--first": 0, "--slice": 1_500, "--jobs": 1])
    let mutator = Mutator(seeds: slices(of: try options.files(), length: max(options["--slice"], 1)))
    let started = ContinuousClock.now
    let tally = Tally()
    let (jobCount, seed) = (max(options["--jobs"], 1), UInt64(clamping: options["--seed"]))
    let range = options["--first"]..<max(options["--first"], options["--first"] &+ options["--inputs"])
    DispatchQueue.concurrentPerform(iterations: jobCount) { job in
      FuzzProgress.install()
      for number in stride(from: range.lowerBound + job, to: range.upperBound, by: jobCount) {
        FuzzProgress.note(number, job: job)
        check(number, mutator, seed: seed, tally)
      }
    }
    print(tally.summary(seconds: seconds(since: started)))
    return tally.isClean
  }

  private static func check(_ number: Int, _ mutator: Mutator, seed: UInt64, _ tally: Tally) {
    let (kinds, bytes) = mutator.input(number, seed: seed)
    var tree = Parser.parse([])
    var nanosecondsPerByte = Double.infinity
    // Another process may have used the processor, so a slow input is measured again.
    for _ in 0..<5 where nanosecondsPerByte > 500 {
      let started = ContinuousClock.now
      tree = Parser.parse(bytes)
      nanosecondsPerByte = min(nanosecondsPerByte, seconds(since: started) * 1e9 / Double(max(bytes.count, 256)))
    }
    let violations = TreeInvariants.violations(of: tree, for: bytes)
    if !violations.isEmpty {
      print("input \(number) of seed \(seed) (\(kinds)): \(violations.joined(separator: "; "))")
      _ = FileManager.default.createFile(atPath: "fuzz-\(number).swift", contents: Data(bytes))
    }
    tally.add(kinds, byteCount: bytes.count, isSound: violations.isEmpty, number, nanosecondsPerByte)
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - start) / .seconds(1)
  }

  /// Returns pieces of the files that begin at the start of a line. They are small, so that a run can parse many
  /// inputs.
  private static func slices(of paths: [String], length: Int) -> [[UInt8]] {
    paths.flatMap { path -> [[UInt8]] in
      let bytes = FileManager.default.contents(atPath: path).map { Array($0) } ?? []
      var pieces: [[UInt8]] = []
      var start = 0
      while start < bytes.count {
        let wanted = min(start + length, bytes.count)
        let end = bytes[wanted...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        pieces.append(Array(bytes[start..<min(end, start + 4 * length)]))
        start = end
      }
      return pieces
    }
  }

  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var inputs = 0
    private var bytes = 0
    private var unsound = 0
    private var slowest = (number: 0, nanosecondsPerByte: 0.0)
    private var kinds: [Mutator.Kind: Int] = [:]

    func add(
      _ kinds: [Mutator.Kind], byteCount: Int, isSound: Bool, _ number: Int, _ nanosecondsPerByte: Double
    ) {
      lock.lock()
      defer { lock.unlock() }
      inputs += 1
      bytes += byteCount
      if !isSound { unsound += 1 }
      for kind in kinds { self.kinds[kind, default: 0] += 1 }
      if nanosecondsPerByte > slowest.nanosecondsPerByte { slowest = (number, nanosecondsPerByte) }
    }

    var isClean: Bool { unsound == 0 }

    func summary(seconds: Double) -> String {
      let mutations = kinds.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
      return """
        \(inputs) inputs, \(bytes) bytes, \(Int(seconds)) s, \(unsound) unsound trees, no trap
        slowest: input \(slowest.number) with \(Int(slowest.nanosecondsPerByte)) ns per byte
        mutations: \(mutations.joined(separator: ", "))
        """
    }
  }
}
