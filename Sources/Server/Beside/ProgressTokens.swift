import JSONReading

/// The tokens of progress that the neighbor began by itself. They get a prefix, so that they differ from all other
/// tokens. Tokens that the client chose are not changed.
struct ProgressTokens {
  private static let prefix = "neighbor-"

  private var created: [RequestID: RequestID] = [:]

  /// Returns the neighbor's request to create a token with the token that the client gets.
  mutating func creating(_ envelope: Envelope) -> Envelope {
    guard let params = envelope.params, let token = Self.token(of: params) else { return envelope }
    let passed = RequestID.string(Self.prefix + token.description)
    created[token] = passed
    return envelope.with(params.setting("token", to: RawJSON(passed.json)))
  }

  /// Returns the neighbor's progress report with the token that the client knows.
  mutating func passing(_ envelope: Envelope) -> Envelope {
    guard let params = envelope.params, let token = Self.token(of: params), let passed = created[token] else {
      return envelope
    }
    if params["value"]?["kind"]?.value == "end" { created.removeValue(forKey: token) }
    return envelope.with(params.setting("token", to: RawJSON(passed.json)))
  }

  /// Returns the client's message about progress, with the neighbor's token.
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
