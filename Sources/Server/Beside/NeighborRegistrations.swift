import JSONReading

/// The neighbor's registrations with the client. Their ids get a prefix.
struct NeighborRegistrations {
  private struct Registration {
    let method: String
    let options: JSONValue
    /// The files that the neighbor watches.
    let watches: [FileWatch]
    /// Whether the registration was passed to the client, which isn't needed for methods that our session announces.
    let isPassed: Bool
  }

  private static let prefix = "neighbor-"
  /// The registrations by the id that the client knows.
  private var present: [String: Registration] = [:]

  func holds(_ method: String) -> Bool { present.values.contains { $0.method == method } }
  func options(of method: String) -> [JSONValue] { present.values.filter { $0.method == method }.map(\.options) }

  /// Notes the registrations that the neighbor requests. Returns the request to pass to the client, which is nil if
  /// nothing is left to register, and the methods of all registrations.
  mutating func registered(_ envelope: Envelope) -> (Envelope?, methods: Set<String>) {
    guard let params = envelope.params, let all = params["registrations"]?.elements else { return (envelope, []) }
    var passed: [RawJSON] = []
    var methods: Set<String> = []
    for registration in all {
      guard let id = registration["id"]?.value.string, let method = registration["method"]?.value.string else {
        continue
      }
      let options = registration["registerOptions"]?.value ?? .null
      // Our session announces the methods that both servers answer.
      let isPassed = if case .both? = MethodTable.requests[method]?.respondent { false } else { true }
      methods.insert(method)
      present[Self.prefix + id] = Registration(
        method: method, options: options,
        watches: options["watchers"].elements.map { FileWatch($0["globPattern"]) }, isPassed: isPassed)
      if isPassed { passed.append(registration.setting("id", to: .string(Self.prefix + id))) }
    }
    return (passed.isEmpty ? nil : envelope.with(params.setting("registrations", to: .array(passed))), methods)
  }

  /// Removes registrations for `client/unregisterCapability`. Returns the request to pass to the client; nil if nothing
  /// is left to unregister.
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

  /// Notes registrations that our session requested on behalf of the neighbor.
  mutating func noteLate(_ registrations: [JSONValue]) {
    for registration in registrations {
      guard let id = registration["id"].string, let method = registration["method"].string else { continue }
      present[id] = Registration(method: method, options: registration["registerOptions"], watches: [], isPassed: true)
    }
  }

  /// Removes all registrations. Returns those that the client has, to unregister them.
  mutating func removeAll() -> [JSONValue] {
    defer { present = [:] }
    return present.filter(\.value.isPassed).sorted { $0.key < $1.key }
      .map { .object(["id": .string($0.key), "method": .string($0.value.method)]) }
  }

  /// Returns the file changes that the neighbor watches; nil if there are none.
  func watched(_ envelope: Envelope, in session: Session) -> Envelope? {
    // A client without dynamic registration decides by itself which changes it sends.
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
