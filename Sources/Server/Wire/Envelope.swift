import JSONReading

/// A message, parsed only as far as necessary to forward it.
package struct Envelope: Sendable {
  private static let names: Set<String> = ["id", "method", "params", "result", "error"]

  /// The length up to which a message is parsed completely, so that errors are noticed. In longer messages, only the
  /// parts around the largest one are parsed.
  private static let shortUTF8Count = 4 << 10

  /// The message as it was received.
  let bytes: [UInt8]
  let id: RequestID?
  let method: String?
  let params: RawJSON?
  let result: RawJSON?
  let error: RawJSON?
  private let idRange: Range<Int>?
  /// Whether it is a request, a notification, or an answer.
  let isMessage: Bool

  /// Parses a message. Returns nil if it isn't a JSON object.
  init?(_ bytes: [UInt8]) {
    guard let members = Self.members(of: bytes) else { return nil }
    var known: [String: RawJSON] = [:]
    for member in members where Self.names.contains(member.name) { known[member.name] = member.value }
    self.bytes = bytes
    id = known["id"].flatMap { RequestID($0.value) }
    idRange = known["id"]?.bytes.indices
    method = known["method"]?.value.string
    params = known["params"]
    result = known["result"]
    error = known["error"]
    isMessage =
      method == nil ? id != nil && (result != nil || error != nil) : id != nil || idRange == nil
  }

  private static func members(of bytes: [UInt8]) -> [(name: String, value: RawJSON)]? {
    let json = RawJSON(bytes)
    guard bytes.count > shortUTF8Count, let outer = json.outerMembers else { return json.members }
    let names = Set(outer.map(\.name))
    // These members are enough. Otherwise, a request whose id is between two large members would look like a
    // notification.
    let isWhole =
      names.contains("id")
      && (names.isSuperset(of: ["method", "params"]) || !names.isDisjoint(with: ["result", "error"]))
    return isWhole ? outer : json.members
  }

  var body: MessageBody { MessageBody(bytes) }

  /// Returns the message with another id and everything else unchanged.
  func body(withID id: RequestID) -> MessageBody {
    guard let idRange else { return body }
    return MessageBody(parts: [bytes[..<idRange.lowerBound], id.json[...], bytes[idRange.upperBound...]])
  }

  /// Returns the message with other parameters and everything else unchanged.
  func with(_ params: RawJSON) -> Envelope {
    Envelope(Array(RawJSON(bytes).setting("params", to: params).bytes)) ?? self
  }
}
