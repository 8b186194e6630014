import JSONReading

/// The neighbor's registrations with the client; their ids get a prefix.
struct NeighborRegistrations {
  private struct Registration {
    let method: String
    let options: JSONValue
    /// The files that it watches.
    let watches: [FileWatch]
    /// Whether the client was asked to register it, which isn't needed for what our session has registered.
    let isPassed: Bool
  }

  private static let prefix = "neighbor-"
  /// By the id that the client knows.
  private var present: [String: Registration] = [:]

  func holds(_ method: String) -> Bool { present.values.contains { $0.method == method } }

  func options(of method: String) -> [JSONValue] { present.values.filter { $0.method == method }.map(\.options) }

  /// The request as the client gets it, nil if nothing is left to ask; and the methods that it is about.
  mutating func registered(_ envelope: Envelope) -> (Envelope?, methods: Set<String>) {
    guard let params = envelope.params, let all = params["registrations"]?.elements else { return (envelope, []) }
    var passed: [RawJSON] = []
    var methods: Set<String> = []
    for registration in all {
      guard let id = registration["id"]?.value.string, let method = registration["method"]?.value.string else {
        continue
      }
      let options = registration["registerOptions"]?.value ?? .null
      // Our session has announced the requests that go to both.
      let isPassed = if case .both? = MethodTable.requests[method]?.respondent { false } else { true }
      methods.insert(method)
      present[Self.prefix + id] = Registration(
        method: method, options: options,
        watches: options["watchers"].elements.map { FileWatch($0["globPattern"]) }, isPassed: isPassed)
      if isPassed { passed.append(registration.setting("id", to: .string(Self.prefix + id))) }
    }
    return (passed.isEmpty ? nil : envelope.with(params.setting("registrations", to: .array(passed))), methods)
  }

  /// The same for `client/unregisterCapability`.
  mutating func unregistered(_ envelope: Envelope) -> Envelope? {
    // The protocol misspells the word.
    let name = "unregisterations"
    guard let params = envelope.params, let all = params[name]?.elements else { return envelope }
    let passed = all.compactMap { item -> RawJSON? in
      guard let id = item["id"]?.value.string else { return nil }
      return present.removeValue(forKey: Self.prefix + id)?.isPassed == false
        ? nil : item.setting("id", to: .string(Self.prefix + id))
    }
    return passed.isEmpty ? nil : envelope.with(params.setting(name, to: .array(passed)))
  }

  /// Registrations that our session requested on behalf of the neighbor.
  mutating func noteLate(_ registrations: [JSONValue]) {
    for registration in registrations {
      guard let id = registration["id"].string, let method = registration["method"].string else { continue }
      present[id] = Registration(method: method, options: registration["registerOptions"], watches: [], isPassed: true)
    }
  }

  /// All registrations with the client, to unregister them.
  mutating func removeAll() -> [JSONValue] {
    defer { present = [:] }
    return present.filter(\.value.isPassed).sorted { $0.key < $1.key }
      .map { .object(["id": .string($0.key), "method": .string($0.value.method)]) }
  }

  /// The file changes that the neighbor watches; nil if there are none.
  func watched(_ envelope: Envelope, in session: Session) -> Envelope? {
    // A client without dynamic registration sends the changes that it chooses.
    guard session.features.takesWatchedFileRegistration, let params = envelope.params,
      let changes = params["changes"]?.elements
    else { return envelope }
    let watches = present.values.flatMap(\.watches)
    let folders = session.folders.map { DocumentURI($0.uri).key }
    let wanted = changes.filter { change in
      guard let uri = change["uri"]?.value.string else { return false }
      let path = DocumentURI(uri).key
      return watches.contains { $0.matches(path, below: folders) }
    }
    return wanted.isEmpty ? nil : envelope.with(params.setting("changes", to: .array(wanted)))
  }
}
