import JSONReading

/// Merges two responses to `initialize`. A member that only one of them has is kept; members that both have are
/// combined.
enum InitializeUnion {
  /// The kinds of code actions that a server may offer if it lists none.
  private static let generalKinds: [JSONValue] = ["quickfix", "refactor", "source"]

  static func of(_ ours: [UInt8], _ theirs: RawJSON, clientPulls: Bool) -> [UInt8] {
    let ours = RawJSON(ours).value
    guard case .object(var result) = union(ours, normal(theirs.value)),
      case .object(var capabilities) = result["capabilities"] ?? .null
    else { return JSONWriter.bytes(of: ours) }
    let (own, other) = (ours["capabilities"], theirs["capabilities"]?.value ?? .null)
    result["serverInfo"] = ours["serverInfo"]
    // Our session uses the neighbor's encoding.
    capabilities["positionEncoding"] = own["positionEncoding"].isNull ? nil : own["positionEncoding"]
    if !clientPulls {
      capabilities["diagnosticProvider"] = nil
    } else if case .object(var provider) = capabilities["diagnosticProvider"] ?? .null {
      provider["identifier"] = own["diagnosticProvider"]["identifier"]
      capabilities["diagnosticProvider"] = .object(provider)
    }
    if case .object(var actions) = capabilities["codeActionProvider"] ?? .null,
      other["codeActionProvider"].isEnabled, other["codeActionProvider"]["codeActionKinds"].isNull
    {
      let kinds = own["codeActionProvider"]["codeActionKinds"].elements
      actions["codeActionKinds"] = .array(kinds + generalKinds.filter { !kinds.contains($0) })
      capabilities["codeActionProvider"] = .object(actions)
    }
    result["capabilities"] = .object(capabilities)
    return JSONWriter.bytes(of: JSONValue.object(result))
  }

  /// Returns the response with `textDocumentSync` as an object instead of a number.
  private static func normal(_ theirs: JSONValue) -> JSONValue {
    guard case .object(var result) = theirs, case .object(var capabilities) = result["capabilities"] ?? .null,
      case .number = capabilities["textDocumentSync"] ?? .null
    else { return theirs }
    capabilities["textDocumentSync"] = .object([
      "openClose": .bool(true), "change": capabilities["textDocumentSync"] ?? .null,
    ])
    result["capabilities"] = .object(capabilities)
    return .object(result)
  }

  private static func union(_ ours: JSONValue, _ theirs: JSONValue) -> JSONValue {
    switch (ours, theirs) {
    case (.object(let ours), .object(let theirs)): .object(ours.merging(theirs, uniquingKeysWith: union))
    case (.array(let ours), .array(let theirs)): .array(ours + theirs.filter { !ours.contains($0) })
    case (.bool(let ours), .bool(let theirs)): .bool(ours || theirs)
    // The more detailed of two kinds of synchronization.
    case (.number, .number): (ours.integer ?? 0) < (theirs.integer ?? 0) ? theirs : ours
    case (.bool, .object), (.null, _): theirs
    case (.object, _), (_, .null): ours
    default: theirs
    }
  }
}
