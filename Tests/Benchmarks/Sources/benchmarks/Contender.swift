import Foundation
import Measuring

/// A program's stage over files in memory, on a number of threads.
struct Contender {
  let title: String
  let program: String
  let arguments: [String]
  let threads: Int

  /// One pass, after one that does not count.
  func measure(_ paths: [String]) throws -> Pass {
    let child = try Child.run(
      program, arguments + ["--threads", "\(threads)", "--repeats", "1"], input: paths.joined(separator: "\n") + "\n")
    guard let seconds = child.numbers("seconds").first, let processor = child.numbers("processor").first else {
      throw Mistake("\(program) \(arguments.joined(separator: " ")) did not say how long it took.")
    }
    return Pass(seconds: seconds, processorSeconds: processor, peakByteCount: child.peakByteCount)
  }
}

struct Pass {
  /// On the wall.
  let seconds: Double
  /// Of all threads on a processor: what else the machine does is not in it.
  let processorSeconds: Double
  let peakByteCount: Int
}

/// What several passes of one contender came to.
struct Measurement {
  private var passes: [Pass] = []

  var seconds: Double { Sample(passes.map(\.seconds)).median }
  var processorSeconds: Double { Sample(passes.map(\.processorSeconds)).median }
  var peakByteCount: Int { passes.map(\.peakByteCount).max() ?? 0 }

  mutating func add(_ pass: Pass) { passes.append(pass) }
}

/// Lets the contenders take turns, so that whatever else the machine does falls on all of them.
func measure(_ contenders: [Contender], over paths: [String], rounds: Int) throws -> [Measurement] {
  var measurements = contenders.map { _ in Measurement() }
  for _ in 0..<rounds {
    for (index, contender) in contenders.enumerated() { measurements[index].add(try contender.measure(paths)) }
  }
  return measurements
}
