import JSONReading

/// A message as far as one has to read it to pass it on.
package struct Envelope: Sendable {
  private static let names: Set<String> = ["id", "method", "params", "result", "error"]

  /// Up to this length all is read, so that what is broken is noticed; above it, only what is around the large part.
  private static let shortUTF8Count = 4 << 10

  /// The message as it came.
  let bytes: [UInt8]
  let id: RequestID?
  let method: String?
  let params: RawJSON?
  let result: RawJSON?
  let error: RawJSON?
  private let idRange: Range<Int>?
  /// Whether it is a request, a notification or an answer.
  let isMessage: Bool

  /// Nil if it isn't an object.
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
    // With these nothing is missing. A request whose id is between two large members would look like a notification.
    let isWhole =
      names.contains("id")
      && (names.isSuperset(of: ["method", "params"]) || !names.isDisjoint(with: ["result", "error"]))
    return isWhole ? outer : json.members
  }

  var body: MessageBody { MessageBody(bytes) }

  /// The message under another id, with everything else as it came.
  func body(withID id: RequestID) -> MessageBody {
    guard let idRange else { return body }
    return MessageBody(parts: [bytes[..<idRange.lowerBound], id.json[...], bytes[idRange.upperBound...]])
  }

  /// The message with other parameters, with everything else as it came.
  func with(_ params: RawJSON) -> Envelope {
    Envelope(Array(RawJSON(bytes).setting("params", to: params).bytes)) ?? self
  }
}
