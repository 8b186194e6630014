import JSONReading

/// A message as far as one has to read it to pass it on.
package struct Envelope: Sendable {
  private static let names: Set<String> = ["id", "method", "params", "result", "error"]

  let body: [UInt8]
  let id: RequestID?
  let method: String?
  let params: RawJSON?
  let result: RawJSON?
  let error: RawJSON?
  private let idRange: Range<Int>?
  /// Whether it is a request, a notification or an answer.
  let isMessage: Bool

  /// Nil if it isn't an object.
  init?(_ body: [UInt8]) {
    guard let members = RawJSON(body).members else { return nil }
    var known: [String: RawJSON] = [:]
    for member in members where Self.names.contains(member.name) { known[member.name] = member.value }
    self.body = body
    id = known["id"].flatMap { RequestID($0.value) }
    idRange = known["id"]?.bytes.indices
    method = known["method"]?.value.string
    params = known["params"]
    result = known["result"]
    error = known["error"]
    isMessage =
      method == nil ? id != nil && (result != nil || error != nil) : id != nil || idRange == nil
  }

  /// The message under another id, with everything else as it came.
  func body(withID id: RequestID) -> [UInt8] {
    guard let idRange else { return body }
    return Array(body[..<idRange.lowerBound]) + id.json + body[idRange.upperBound...]
  }

  /// The message with other parameters, with everything else as it came.
  func with(_ params: RawJSON) -> Envelope {
    Envelope(Array(RawJSON(body).setting("params", to: params).bytes)) ?? self
  }
}
