import JSONReading
import TestSupport

/// The capabilities of a client.
enum Capabilities {
  /// A client that supports pushed diagnostics with all their members, and receives no requests.
  static let push = """
    {"textDocument":{"publishDiagnostics":{"versionSupport":true,"relatedInformation":true,
    "codeDescriptionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2]}},
    "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":["quickfix","source","source.fixAll"]}},
    "dataSupport":true,"isPreferredSupport":true}},"workspace":{"workspaceEdit":{"documentChanges":true}}}
    """

  /// The additional capabilities of a client that pulls diagnostics.
  static let pull = """
    {"textDocument":{"diagnostic":{"dynamicRegistration":false}},"workspace":{"diagnostics":{"refreshSupport":true}}}
    """

  static let watchesFiles = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#
  static let supportsConfigurationRequests = #"{"workspace":{"configuration":true}}"#

  /// Returns `push` with some members added or replaced, or removed if the value is null.
  static func patched(_ patches: [String]) throws -> String {
    let patched = try patches.reduce(try value(push)) { merge(try value($1), into: $0) }
    return JSON.text(of: patched)
  }

  private static func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private static func merge(_ patch: JSONValue, into value: JSONValue) -> JSONValue {
    guard case .object(let members) = patch else { return patch }
    var result: [String: JSONValue] = [:]
    if case .object(let present) = value { result = present }
    for (name, change) in members {
      result[name] = change == .null ? nil : merge(change, into: result[name] ?? .null)
    }
    return .object(result)
  }
}
