import JSONReading

/// Merges the code actions of two servers. The `data` of the neighbor's actions is put into a member that marks them.
enum NeighborActions {
  private static let mark = "neighborsData"

  /// Returns our actions, then the neighbor's.
  ///
  /// - Parameter resolves: Whether the neighbor supports `codeAction/resolve`.
  static func joined(_ ours: RawJSON, _ theirs: RawJSON, resolves: Bool) -> RawJSON {
    guard let theirs = theirs.elements else { return ours }
    let ours = ours.elements ?? []
    let preferred = ours.filter { $0["isPreferred"]?.value == .bool(true) }
    let answered = Set(preferred.flatMap { $0["diagnostics"]?.value.elements ?? [] }.map(Subject.init))
    return .array(
      ours
        + theirs.map { action in
          let isSecond =
            !preferred.isEmpty && action["isPreferred"]?.value == .bool(true) && !isForAnother(action, than: answered)
          let action = isSecond ? action.setting("isPreferred", to: nil) : action
          return resolves ? marked(action) : action
        })
  }

  /// The identity of a diagnostic, even if a client has changed its other members.
  private struct Subject: Hashable {
    let range: JSONValue
    let message: JSONValue

    init(_ diagnostic: JSONValue) {
      range = diagnostic["range"]
      message = diagnostic["message"]
    }
  }

  private static func isForAnother(_ action: RawJSON, than answered: Set<Subject>) -> Bool {
    let subjects = (action["diagnostics"]?.value.elements ?? []).map(Subject.init)
    return !subjects.isEmpty && answered.isDisjoint(with: subjects)
  }

  private static func marked(_ action: RawJSON) -> RawJSON {
    // A plain command can't be resolved.
    guard action["command"]?.value.string == nil else { return action }
    return action.setting("data", to: .object([(mark, .array(action["data"].map { [$0] } ?? []))]))
  }

  /// Returns the neighbor's action as the neighbor sent it; nil if the action isn't the neighbor's.
  static func unmarked(_ action: RawJSON) -> RawJSON? {
    guard let data = action["data"]?[mark]?.elements else { return nil }
    return action.setting("data", to: data.first)
  }
}
