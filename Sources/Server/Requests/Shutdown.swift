import JSONReading

/// `shutdown`: answered with null; only `exit` may follow.
enum ShutdownRequest: RequestMethod {
  static let name = "shutdown"
  static let respondent = Respondent.both(.shutdown)

  static func answer(_ params: JSONValue, in session: Session) -> Answer {
    session.phase = .shutDown
    session.endDocumentPulls()
    session.continueHeldActions(now: session.clock())
    session.endWorkspacePulls()
    return .now(JSONValue.null)
  }
}
