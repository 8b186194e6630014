import JSONReading

/// The progress that the neighbor has begun by itself. Its tokens get a prefix, so that no other token is equal to
/// them; tokens that the client gave stay as they are.
struct ProgressTokens {
  private static let prefix = "neighbor-"

  private var created: [RequestID: RequestID] = [:]

  /// The request to create a progress, as the client gets it.
  mutating func creating(_ envelope: Envelope) -> Envelope {
    guard let params = envelope.params, let token = Self.token(of: params) else { return envelope }
    let passed = RequestID.string(Self.prefix + token.description)
    created[token] = passed
    return envelope.with(params.setting("token", to: RawJSON(passed.json)))
  }

  /// A report of the neighbor, as the client gets it.
  mutating func passing(_ envelope: Envelope) -> Envelope {
    guard let params = envelope.params, let token = Self.token(of: params), let passed = created[token] else {
      return envelope
    }
    if params["value"]?["kind"]?.value == "end" { created.removeValue(forKey: token) }
    return envelope.with(params.setting("token", to: RawJSON(passed.json)))
  }

  /// The client's message about a progress, with the neighbor's token.
  func original(of envelope: Envelope) -> Envelope {
    guard let params = envelope.params, let token = Self.token(of: params),
      let original = created.first(where: { $0.value == token })?.key
    else { return envelope }
    return envelope.with(params.setting("token", to: RawJSON(original.json)))
  }

  /// Removes and returns the client's tokens for progress that has not ended.
  mutating func removeAll() -> [RequestID] {
    defer { created = [:] }
    return Array(created.values)
  }

  private static func token(of params: RawJSON) -> RequestID? { params["token"].flatMap { RequestID($0.value) } }
}
