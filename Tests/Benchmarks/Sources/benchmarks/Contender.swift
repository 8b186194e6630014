import Foundation
import Measuring

/// A stage of a program that processes files in memory on a number of threads.
struct Contender {
  let title: String
  let program: String
  let arguments: [String]
  let threads: Int

  /// Measures one pass, after a warm-up pass.
  func measure(_ paths: [String]) throws -> Pass {
    let child = try Child.run(
      program, arguments + ["--threads", "\(threads)", "--repeats", "1"], input: paths.joined(separator: "\n") + "\n")
    guard let seconds = child.numbers("seconds").first, let processor = child.numbers("processor").first else {
      throw BenchmarkError("\(program) \(arguments.joined(separator: " ")) did not say how long it took.")
    }
    return Pass(seconds: seconds, processorSeconds: processor, peakByteCount: child.peakByteCount)
  }
}

struct Pass {
  /// The elapsed time.
  let seconds: Double
  /// The processor time of all threads, without that of other processes.
  let processorSeconds: Double
  let peakByteCount: Int
}

/// The results of several passes of one contender.
struct Measurement {
  private var passes: [Pass] = []

  var seconds: Double { Sample(passes.map(\.seconds)).median }
  var processorSeconds: Double { Sample(passes.map(\.processorSeconds)).median }
  var peakByteCount: Int { passes.map(\.peakByteCount).max() ?? 0 }

  mutating func add(_ pass: Pass) { passes.append(pass) }
}

/// Measures all contenders in turns, so that other load on the machine affects each of them.
func measure(_ contenders: [Contender], over paths: [String], rounds: Int) throws -> [Measurement] {
  var measurements = contenders.map { _ in Measurement() }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() { measurements[index].add(try contender.measure(paths)) }
  }
  return measurements
}
