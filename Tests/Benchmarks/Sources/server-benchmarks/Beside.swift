import Foundation
import Measuring

/// Measurements of the cost of passing messages through Statewise to the server behind it (the neighbor) and back.
extension Bench {
  private static let answerByteCounts = [200, 100_000, 1_000_000, 5_000_000]

  func beside() throws -> Table {
    var table = Table([
      "Message", "Repetitions", "Directly", "Through a relay", "Through statewise", "Added by a relay",
      "Added by statewise",
    ])
    // All sessions run at the same time and take turns, so that they have the same conditions.
    let sessions = try [Contender.neighbor, .relay, .beside(options.statewise)].map { try $0.start(in: workspace) }
    try sessions.last?.waitForIndex()
    for byteCount in Self.answerByteCounts {
      let times = byteCount > 100_000 ? max(5, options.edits / 10) : options.edits
      table.add(
        try row("a response of \(megabytes: byteCount)", sessions, times: times) { session, _ in
          try session.answer(byteCount)
        })
    }
    let file = try largeFile(5_000)
    for session in sessions { try session.open(file.uri, file.text) }
    try sessions.last?.settle(file.uri)
    table.add(
      try row(
        "a change of \(file.lineCount) lines, one way", sessions, times: max(5, options.edits / 5)
      ) { session, number in
        let seconds = try session.hear(of: file, number)
        _ = try session.client.drain(quietFor: .milliseconds(60))
        return seconds
      })
    return table
  }

  private func row(
    _ title: String, _ sessions: [Session], times: Int, _ measure: (Session, Int) throws -> Double
  ) throws -> [String] {
    var seconds = sessions.map { _ in [Double]() }
    for number in -5..<times {
      for (index, session) in sessions.enumerated() {
        let taken = try measure(session, number + 5)
        if number >= 0 { seconds[index].append(taken) }
      }
    }
    let medians = seconds.map { Sample($0).median }
    let added = medians.dropFirst().map { $0 - medians[0] }
    return [title, "\(times)"] + (medians + added).map { String(format: "%.2f ms", $0 * 1000) }
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(megabytes byteCount: Int) {
    appendLiteral(
      byteCount < 1_000
        ? "\(byteCount) B" : byteCount < 1_000_000 ? "\(byteCount / 1_000) KB" : "\(byteCount / 1_000_000) MB")
  }
}
