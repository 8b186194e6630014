import JSONReading

/// Merges two responses to `initialize`. A member that only one of them has is kept; members that both have are
/// combined.
enum InitializeUnion {
  /// The kinds of code actions that a server may offer if it lists none.
  private static let generalKinds: [JSONValue] = ["quickfix", "refactor", "source"]

  static func of(_ ours: [UInt8], _ theirs: RawJSON, clientPulls: Bool) -> [UInt8] {
    let ours = RawJSON(ours).value
    let result = union(ours, normal(theirs.value))
    guard result["capabilities"].isObject else { return JSONWriter.bytes(of: ours) }
    let (own, other) = (ours["capabilities"], theirs["capabilities"]?.value ?? .null)
    let encoding = own["positionEncoding"]
    let provider = result["capabilities"]["diagnosticProvider"]
    var capabilities = result["capabilities"]
      // Our session uses the neighbor's encoding.
      .setting("positionEncoding", to: encoding.isNull ? nil : encoding)
      .setting(
        "diagnosticProvider",
        to: clientPulls && !provider.isNull
          ? provider.setting("identifier", to: own["diagnosticProvider"]["identifier"]) : nil)
    let actions = capabilities["codeActionProvider"]
    if other["codeActionProvider"].isEnabled, other["codeActionProvider"]["codeActionKinds"].isNull {
      let kinds = own["codeActionProvider"]["codeActionKinds"].elements
      let all = kinds + generalKinds.filter { !kinds.contains($0) }
      capabilities = capabilities.setting(
        "codeActionProvider", to: actions.setting("codeActionKinds", to: .array(all)))
    }
    return JSONWriter.bytes(
      of: result.setting("serverInfo", to: ours["serverInfo"]).setting("capabilities", to: capabilities))
  }

  /// Returns the response with `textDocumentSync` as an object instead of a number.
  private static func normal(_ theirs: JSONValue) -> JSONValue {
    let capabilities = theirs["capabilities"]
    guard case .number = capabilities["textDocumentSync"] else { return theirs }
    let sync: JSONValue = ["openClose": true, "change": capabilities["textDocumentSync"]]
    return theirs.setting("capabilities", to: capabilities.setting("textDocumentSync", to: sync))
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
