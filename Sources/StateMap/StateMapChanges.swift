/// The differences between a map and an earlier one in the owners and receivers of state. Names are compared, because
/// positions and IDs change.
package struct StateMapChanges: Sendable, Hashable {
  /// A model or a view that gained or lost something.
  package struct Subject: Sendable, Hashable {
    package let name: String
    /// "model" or "view".
    package let kind: String
    package let lines: [Line]
  }

  package struct Line: Sendable, Hashable {
    package let isGained: Bool
    /// "owned by Home.store (@State)" for a model, "owns @State count: Int" for a view.
    package let text: String
    package let path: String
    /// The one-based line number.
    package let line: Int
  }

  /// Models first, by name.
  package let subjects: [Subject]

  /// - Parameter root: The folder of the earlier map, ending with a slash. Paths in that folder are shown relative to
  ///   it.
  package init(from old: StateMap, below root: String, to new: StateMap) {
    let (before, after) = (Self.entries(of: old), Self.entries(of: new))
    var subjects: [Subject] = []
    for key in Set(before.keys).union(after.keys).sorted() {
      let (lost, gained) = (before[key] ?? [:], after[key] ?? [:])
      let lines =
        Self.lines(gained.filter { lost[$0.key] == nil }, areGained: true, below: "")
        + Self.lines(lost.filter { gained[$0.key] == nil }, areGained: false, below: root)
      if !lines.isEmpty { subjects.append(Subject(name: key.name, kind: key.kind, lines: lines)) }
    }
    self.subjects = subjects
  }

  private init(subjects: [Subject]) { self.subjects = subjects }

  /// The changes of the models and views that are in a part of the current map or that have one of the names.
  package func limited(to part: StateMap, or names: [String]) -> StateMapChanges {
    let kept = Set(part.holders.map(\.name)).union(part.models.map(\.name)).union(names)
    return StateMapChanges(subjects: subjects.filter { kept.contains($0.name) })
  }

  private struct Key: Hashable, Comparable {
    let kind: String
    let name: String

    static func < (left: Key, right: Key) -> Bool { (left.kind, left.name) < (right.kind, right.name) }
  }

  private static func entries(of map: StateMap) -> [Key: [String: StateMap.Spot]] {
    var result: [Key: [String: StateMap.Spot]] = [:]
    let models = Dictionary(map.models.map { ($0.id, $0.name) }) { first, _ in first }
    for holder in map.holders {
      for member in holder.members {
        let wrapper = member.wrapper.isEmpty ? "" : " (\(member.wrapper))"
        // A missing injection makes a view crash, so it is a change even if the view still reads the same value.
        let missing = member.gap == StateMap.Member.noInjection ? ", no injection found" : ""
        if let model = member.model.flatMap({ models[$0] }) {
          let text = "\(phrase(member.role)) \(holder.name).\(member.name)\(wrapper)\(missing)"
          result[Key(kind: "model", name: model), default: [:]][text] = member.spot
        } else {
          let type = member.type.isEmpty ? "" : ": \(member.type)"
          let text = "\(member.role.rawValue) \(member.name)\(type)\(wrapper)\(missing)"
          result[Key(kind: "view", name: holder.name), default: [:]][text] = member.spot
        }
      }
    }
    return result
  }

  private static func phrase(_ role: StateMap.Member.Role) -> String {
    switch role {
    case .owns: "owned by"
    case .stores: "stored by"
    case .shares: "shared by"
    case .receives: "passed to"
    case .reads: "read by"
    }
  }

  private static func lines(_ entries: [String: StateMap.Spot], areGained: Bool, below root: String) -> [Line] {
    entries.sorted { $0.key < $1.key }.map { text, spot in
      Line(
        isGained: areGained, text: text,
        path: spot.path.hasPrefix(root) ? String(spot.path.dropFirst(root.count)) : spot.path, line: spot.line + 1)
    }
  }
}
