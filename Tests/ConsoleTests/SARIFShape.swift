/// The allowed and required members of the SARIF 2.1.0 objects (OASIS, errata 01) that our reports contain. The
/// published schema is stricter; `.ci/run` validates against it if it is available.
enum SARIFShape {
  struct Shape {
    let required: Set<String>
    let allowed: Set<String>
    /// The shapes of members that are objects or lists of them.
    let members: [String: String]
    /// The values that a member may have.
    let values: [String: Set<String>]

    init(
      _ required: Set<String>, _ optional: Set<String> = [], members: [String: String] = [:],
      values: [String: Set<String>] = [:]
    ) {
      self.required = required
      allowed = required.union(optional)
      self.members = members
      self.values = values
    }
  }

  private static let levels: Set<String> = ["none", "note", "warning", "error"]

  static let shapes: [String: Shape] = [
    "log": Shape(
      ["version", "runs"], ["$schema", "inlineExternalProperties", "properties"], members: ["runs": "run"],
      values: ["version": ["2.1.0"]]),
    "run": Shape(
      ["tool"],
      [
        "invocations", "results", "columnKind", "artifacts", "originalUriBaseIds", "automationDetails", "language",
        "versionControlProvenance", "defaultEncoding", "defaultSourceLanguage", "properties",
      ],
      members: ["tool": "tool", "invocations": "invocation", "results": "result"],
      values: ["columnKind": ["utf16CodeUnits", "unicodeCodePoints"]]),
    "tool": Shape(["driver"], ["extensions", "properties"], members: ["driver": "toolComponent"]),
    "toolComponent": Shape(
      ["name"],
      ["version", "semanticVersion", "informationUri", "rules", "fullName", "organization", "language", "properties"],
      members: ["rules": "reportingDescriptor"]),
    "reportingDescriptor": Shape(
      ["id"],
      [
        "name", "shortDescription", "fullDescription", "help", "helpUri", "defaultConfiguration", "messageStrings",
        "properties",
      ],
      members: [
        "shortDescription": "multiformat", "fullDescription": "multiformat", "help": "multiformat",
        "defaultConfiguration": "reportingConfiguration",
      ]),
    "multiformat": Shape(["text"], ["markdown", "properties"]),
    "reportingConfiguration": Shape(
      [], ["enabled", "level", "rank", "parameters", "properties"], values: ["level": levels]),
    "invocation": Shape(
      ["executionSuccessful"],
      ["toolExecutionNotifications", "toolConfigurationNotifications", "exitCode", "commandLine", "properties"],
      members: ["toolExecutionNotifications": "notification", "toolConfigurationNotifications": "notification"]),
    "notification": Shape(
      ["message"], ["level", "locations", "descriptor", "timeUtc", "properties"],
      members: ["message": "message", "locations": "location"],
      values: ["level": levels]),
    "message": Shape(["text"], ["markdown", "id", "arguments", "properties"]),
    "result": Shape(
      ["message"],
      [
        "ruleId", "ruleIndex", "level", "kind", "locations", "relatedLocations", "fixes", "partialFingerprints",
        "fingerprints", "properties",
      ],
      members: ["message": "message", "locations": "location", "relatedLocations": "location", "fixes": "fix"],
      values: ["level": levels]),
    "location": Shape(
      [], ["id", "physicalLocation", "logicalLocations", "message", "properties"],
      members: ["physicalLocation": "physicalLocation", "message": "message"]),
    "physicalLocation": Shape(
      ["artifactLocation"], ["region", "contextRegion", "properties"],
      members: ["artifactLocation": "artifactLocation", "region": "region"]),
    "artifactLocation": Shape([], ["uri", "uriBaseId", "index", "properties"]),
    "region": Shape(
      ["startLine"], ["startColumn", "endLine", "endColumn", "byteOffset", "byteLength", "snippet", "properties"]),
    "fix": Shape(
      ["artifactChanges"], ["description", "properties"],
      members: ["description": "message", "artifactChanges": "artifactChange"]),
    "artifactChange": Shape(
      ["artifactLocation", "replacements"], ["properties"],
      members: ["artifactLocation": "artifactLocation", "replacements": "replacement"]),
    "replacement": Shape(
      ["deletedRegion"], ["insertedContent", "properties"],
      members: ["deletedRegion": "region", "insertedContent": "artifactContent"]),
    "artifactContent": Shape(["text"], ["rendered", "properties"]),
  ]

  /// Returns the problems of a value that should have the shape; empty if there are none.
  static func faults(of value: JSONValue, as name: String, at place: String = "log") -> [String] {
    guard let shape = shapes[name], case .object(let members) = value else { return ["\(place) is no \(name)"] }
    let missing = shape.required.subtracting(members.keys).map { "\(place) lacks '\($0)'" }
    let unknown = Set(members.keys).subtracting(shape.allowed).map { "\(place) may not have '\($0)'" }
    let wrong = shape.values.compactMap { key, values -> String? in
      guard case .string(let value) = members[key], !values.contains(value) else { return nil }
      return "\(place).\(key) may not be '\(value)'"
    }
    let nested = shape.members.flatMap { key, shape -> [String] in
      switch members[key] {
      case nil: []
      case .array(let elements):
        elements.enumerated().flatMap { faults(of: $1, as: shape, at: "\(place).\(key)[\($0)]") }
      case .some(let value): faults(of: value, as: shape, at: "\(place).\(key)")
      }
    }
    return (missing + unknown + wrong).sorted() + nested
  }
}
