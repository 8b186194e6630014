import Foundation
import SourceText
import SyntaxFuzzing

/// `statewise-dev recovery`: removes tokens from files, one at a time, and prints how many members survive.
enum RecoveryCommand: DeveloperCommand {
  static let name = "recovery"
  static let usage = "recovery [--samples N] [--seed S] [--losses N] PATH…"
  static let summary = "Print the share of members that a missing token elsewhere leaves as they were"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    let options = try NumberedArguments(arguments, defaults: ["--samples": 20, "--seed": 1, "--losses": 0])
    var random = SeededGenerator(seed: UInt64(clamping: options["--seed"]))
    var losses = options["--losses"]
    var recovery = Recovery()
    for path in try options.files() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let buffer = SourceBuffer(Array(data))
      recovery.measure(buffer.bytes, samples: options["--samples"], random: &random) { missing, lost in
        guard losses > 0 else { return }
        losses -= 1
        report(missing, lost, in: buffer, path)
      }
    }
    for (kind, share) in recovery.shares.sorted(by: { $0.value.percent < $1.value.percent }) {
      print("\(kind): \(share.survivors) of \(share.members), \(percent(share))")
    }
    print("all: \(recovery.total.survivors) of \(recovery.total.members), \(percent(recovery.total))")
    return recovery.total.percent >= 98
  }

  private static func report(_ missing: ByteRange, _ lost: [ByteRange], in buffer: SourceBuffer, _ path: String) {
    let line = buffer.lines.line(ofUTF8Offset: missing.start)
    print("\(path):\(line + 1): without '\(buffer.text(missing))' \(lost.count) members are lost, the first is")
    print("  \(buffer.text(lost[0]).prefix { !$0.isNewline })")
    print("  damaged line: \(buffer.text(buffer.lines.contentRange(ofLine: line)))")
  }

  private static func percent(_ share: Recovery.Share) -> String { String(format: "%.2f %%", share.percent) }
}
