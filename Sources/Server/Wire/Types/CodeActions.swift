import JSONReading

struct CodeActionContext: Decodable, Sendable {
  /// The client's own objects, of every server: kept as they came so that they can be echoed.
  var diagnostics: [JSONValue]
  var only: [String]?
  /// Nobody asked: the cursor has moved.
  var isAutomatic: Bool

  private enum Key: String, CodingKey {
    case diagnostics
    case only
    case triggerKind
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    diagnostics = try container.decodeIfPresent([JSONValue].self, forKey: .diagnostics) ?? []
    only = try container.decodeIfPresent([String].self, forKey: .only)
    isAutomatic = (try? container.decodeIfPresent(Int.self, forKey: .triggerKind)) == 2
  }
}

package struct CodeAction: Codable, Hashable, Sendable {
  package var title: String
  package var kind: String
  package var diagnostics: [JSONValue]?
  package var isPreferred: Bool?
  /// Why the action cannot be taken.
  package var disabled: Disabled?
  package var edit: WorkspaceEdit?
  package var command: Command?
  /// Where the edit is found again when the client asks for it.
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

/// Says where an action was offered, never what it does: its edit is computed again from the text of that moment.
package struct ActionReference: Codable, Hashable, Sendable {
  /// The layout of this value.
  package var v = 1
  package var uri: String
  /// The `FindingReference.id` of the finding that it is about; nil for what is no answer to a finding.
  package var finding: String?
}

/// Kinds are hierarchical at their dots.
enum CodeActionKind {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.statewise"
  static let rewrite = "refactor.rewrite"
  static let stateMap = "source.stateMap.statewise"

  /// Whether an action of the kind is wanted. Without a wish, quick fixes and rewrites are: editors ask so for what to
  /// offer at a place.
  static func isWanted(_ kind: String, only: [String]?) -> Bool {
    guard let only, !only.isEmpty else { return kind == quickFix || kind == rewrite }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}
