import JSONReading

struct CodeActionContext: Sendable {
  /// The client's diagnostics from all servers. They are kept unchanged, so that they can be sent back.
  let diagnostics: [JSONValue]
  /// The kinds of actions that the client wants; empty for those to offer at a place.
  let only: [String]
  /// Whether the client requests actions by itself, for example because the cursor has moved.
  let isAutomatic: Bool

  init?(_ context: JSONValue) {
    guard context.isObject else { return nil }
    diagnostics = context["diagnostics"].elements
    only = context["only"].elements.compactMap(\.string)
    isAutomatic = context["triggerKind"].integer == 2
  }
}

package struct CodeAction: Codable, Hashable, Sendable {
  package var title: String
  package var kind: String
  package var diagnostics: [JSONValue]?
  package var isPreferred: Bool?
  /// The reason why the action cannot be taken.
  package var disabled: Disabled?
  package var edit: WorkspaceEdit?
  package var command: Command?
  /// The data to find the edit again when the client requests it.
  package var data: ActionReference?

  package struct Command: Codable, Hashable, Sendable {
    package var title: String
    package var command: String
    package var arguments: [JSONValue]
  }

  package struct Disabled: Codable, Hashable, Sendable {
    package var reason: String
  }
}

/// Identifies where an action was offered, but not what it does: its edit is computed again from the current text.
package struct ActionReference: Codable, Hashable, Sendable {
  /// The version of this layout.
  package var v = 1
  package var uri: String
  /// The `FindingReference.id` of the finding that the action is for; nil if it isn't for a finding.
  package var finding: String?
}

extension ActionReference {
  init?(_ data: JSONValue) {
    guard data["v"].integer == 1, let uri = data["uri"].string else { return nil }
    self.init(uri: uri, finding: data["finding"].string)
  }
}

/// The kinds of code actions. Dots separate the levels of a hierarchy.
enum CodeActionKind {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.statewise"
  static let rewrite = "refactor.rewrite"
  static let stateMap = "source.stateMap.statewise"

  /// Returns whether the client wants actions of the kind. If it names no kinds, it wants quick fixes and rewrites:
  /// this is how editors request the actions to offer at a place.
  static func isWanted(_ kind: String, only: [String]) -> Bool {
    only.isEmpty
      ? kind == quickFix || kind == rewrite
      : only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
