import SourceText

/// The differences between a map and an earlier one in the owners and receivers of state. Names are compared, because
/// positions and IDs change, and also files if several views or several models have the same name.
package struct StateMapChanges: Sendable, Hashable {
  /// A model or a view that gained or lost something.
  package struct Subject: Sendable, Hashable {
    package let name: String
    /// "model" or "view".
    package let kind: String
    /// The file, relative to the root of the map, if others have the same name; otherwise empty.
    package let path: String
    /// The ID in the current map; nil if it is gone.
    package let id: Int?
    package let lines: [Line]
  }

  package struct Line: Sendable, Hashable {
    package let isGained: Bool
    /// "owned by Home.store (@State)" for a model, "owns @State count: Int" for a view.
    package let text: String
    package let path: String
    /// The one-based line number.
    package let line: Int
    /// The view that owns or receives the state.
    fileprivate let view: Key
    /// The view's ID in the current map; nil if it is gone.
    package let viewID: Int?
  }

  private struct Entry {
    let spot: StateMap.Spot
    let view: Key
  }

  /// "changes of 1 model and 2 views". A view that holds the model differently is one of them.
  package var counts: String {
    let views = Set(subjects.flatMap(\.lines).map(\.view))
    return "changes of \(counted(subjects.count { $0.kind == "model" }, "model")) and \(counted(views.count, "view"))"
  }

  /// Models first, by name.
  package let subjects: [Subject]

  /// - Parameters:
  ///   - root: The folder of the earlier map, ending with a slash. Paths in that folder are shown relative to it.
  ///   - newRoot: The same folder of the current map.
  package init(from old: StateMap, below root: String, to new: StateMap, below newRoot: String = "") {
    let repeated = Self.repeatedNames(in: old, new)
    let (before, _) = Self.entries(of: old, below: root, repeated)
    let (after, ids) = Self.entries(of: new, below: newRoot, repeated)
    var subjects: [Subject] = []
    for key in Set(before.keys).union(after.keys).sorted() {
      let (lost, gained) = (before[key] ?? [:], after[key] ?? [:])
      let lines =
        Self.lines(gained.filter { lost[$0.key] == nil }, areGained: true, below: "", ids)
        + Self.lines(lost.filter { gained[$0.key] == nil }, areGained: false, below: root, ids)
      guard !lines.isEmpty else { continue }
      subjects.append(Subject(name: key.name, kind: key.kind, path: key.path, id: ids[key], lines: lines))
    }
    self.subjects = subjects
  }

  private init(subjects: [Subject]) { self.subjects = subjects }

  /// The changes of the models and views that are in a part of the current map or that have one of the names.
  package func limited(to part: StateMap, or names: [String]) -> StateMapChanges {
    let (views, models) = (Set(part.holders.map(\.id)), Set(part.models.map(\.id)))
    return StateMapChanges(
      subjects: subjects.filter { subject in
        names.contains(subject.name)
          || subject.id.map { (subject.kind == "view" ? views : models).contains($0) } ?? false
      })
  }

  fileprivate struct Key: Sendable, Hashable, Comparable {
    let kind: String
    let name: String
    let path: String

    init(_ kind: String, _ name: String, _ spot: StateMap.Spot, below root: String, _ repeated: Set<String>) {
      (self.kind, self.name) = (kind, name)
      path = repeated.contains(name) ? StateMapChanges.path(spot, below: root) : ""
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.kind, left.name, left.path) < (right.kind, right.name, right.path)
    }
  }

  private static func path(_ spot: StateMap.Spot, below root: String) -> String {
    spot.path.hasPrefix(root) ? String(spot.path.dropFirst(root.count)) : spot.path
  }

  private static func repeatedNames(in maps: StateMap...) -> Set<String> {
    Set(
      maps.flatMap { map in
        [map.holders.map(\.name), map.models.map(\.name)].flatMap {
          Dictionary(counting: $0).filter { $0.value > 1 }.keys
        }
      })
  }

  private static func entries(
    of map: StateMap, below root: String, _ repeated: Set<String>
  ) -> (texts: [Key: [String: Entry]], ids: [Key: Int]) {
    var result: [Key: [String: Entry]] = [:]
    let models = map.models.map { ($0.id, Key("model", $0.name, $0.spot, below: root, repeated)) }
    let modelKeys = Dictionary(models) { first, _ in first }
    var ids = Dictionary(models.map { ($1, $0) }) { first, _ in first }
    for holder in map.holders {
      let key = Key("view", holder.name, holder.spot, below: root, repeated)
      ids[key] = holder.id
      for member in holder.members {
        let wrapper = member.wrapper.isEmpty ? "" : " (\(member.wrapper))"
        // A missing injection makes a view crash, so it is a change even if the view still reads the same value.
        let missing = member.lacksInjection ? ", no injection found" : ""
        if let model = member.model.flatMap({ modelKeys[$0] }) {
          let text = "\(phrase(member.role)) \(holder.name).\(member.name)\(wrapper)\(missing)"
          result[model, default: [:]][text] = Entry(spot: member.spot, view: key)
        } else {
          let type = member.type.isEmpty ? "" : ": \(member.type)"
          let text = "\(member.role.rawValue) \(member.name)\(type)\(wrapper)\(missing)"
          result[key, default: [:]][text] = Entry(spot: member.spot, view: key)
        }
      }
    }
    return (result, ids)
  }

  private static func phrase(_ role: StateMap.Member.Role) -> String {
    switch role {
    case .owns: "owned by"
    case .creates: "created by"
    case .stores: "stored by"
    case .shares: "shared by"
    case .receives: "passed to"
    case .reads: "read by"
    }
  }

  private static func lines(
    _ entries: [String: Entry], areGained: Bool, below root: String, _ ids: [Key: Int]
  ) -> [Line] {
    entries.sorted { $0.key < $1.key }.map { text, entry in
      Line(
        isGained: areGained, text: text, path: path(entry.spot, below: root), line: entry.spot.line + 1,
        view: entry.view, viewID: ids[entry.view])
    }
  }
}
