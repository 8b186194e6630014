/// More changes at once than anybody types, as when a client has been busy: all of them would otherwise be read, judged
/// and published a portion at a time, as they come out of the stream.
extension Session {
  /// How long nothing more has to come.
  private static let burstPause = Duration.milliseconds(100)

  /// Has a text rest for which one burst follows another. What comes once is worked on at once.
  func noticeBursts(now: ContinuousClock.Instant) {
    for document in documents.values {
      if document.changesInTurn > 1 {
        let follows = document.burst.map { now - $0.last < Self.burstPause } ?? false
        document.burst = (now, follows ? now + Self.burstPause : nil)
      } else if let end = document.burst?.restsUntil, end <= now {
        document.burst = nil
      }
      document.changesInTurn = 0
    }
  }

  /// When the first text has rested.
  var burstWakeTime: ContinuousClock.Instant? { documents.values.compactMap { $0.burst?.restsUntil }.min() }
}
