/// The contents of a drawing of a map: one box for each holder and its state, and one line for all links of the same
/// kind between two holders. Holders that have neither state nor lines nor findings are left out.
struct StateMapDiagram {
  struct Line: Hashable {
    let from: Int
    let to: Int
    let kind: StateMap.Link.Kind
  }

  let map: StateMap
  let holders: [StateMap.Holder]
  /// In the order of the links, each with the labels of the values that are passed.
  let lines: [(line: Line, labels: [String])]

  init(_ map: StateMap) {
    self.map = map
    var labels: [Line: [String]] = [:]
    var order: [Line] = []
    for link in map.links {
      let line = Line(from: link.from, to: link.to, kind: link.kind)
      if labels[line] == nil { order.append(line) }
      let label = Self.label(of: link)
      if labels[line]?.contains(label) != true, !label.isEmpty { labels[line, default: []].append(label) }
      if labels[line] == nil { labels[line] = [] }
    }
    // A line that passes state also implies that one holder shows the other.
    let passing = Set(order.filter { $0.kind != .shows }.map { Line(from: $0.from, to: $0.to, kind: .shows) })
    lines = order.filter { $0.kind != .shows || !passing.contains($0) || !(labels[$0] ?? []).isEmpty }
      .map { ($0, labels[$0] ?? []) }
    let linked = map.linkedHolders
    holders = map.holders.filter { !$0.members.isEmpty || !$0.remarks.isEmpty || linked.contains($0.id) }
  }

  /// "store → store", "in ForEach(items)".
  private static func label(of link: StateMap.Link) -> String {
    let around = link.boundaries.isEmpty ? "" : "in \(link.boundaries.joined(separator: " › "))"
    guard let member = link.toMember else { return around }
    let passed = link.label == member || link.label == "$\(member)" ? link.label : "\(link.label) → \(member)"
    return around.isEmpty ? passed : "\(passed) \(around)"
  }

  /// "⚠ private-state", "ⓘ private-state (3)".
  static func remarks(of holder: StateMap.Holder) -> [String] {
    let rules = holder.remarks.map(\.rule.description)
    return rules.withoutRepeats.map { rule in
      let remarks = holder.remarks.filter { $0.rule.description == rule }
      let count = remarks.count
      return "\(remarks.contains { $0.severity >= .warning } ? "⚠" : "ⓘ") \(rule)" + (count > 1 ? " (\(count))" : "")
    }
  }

  /// Returns whether a finding makes the holder stand out. Information and hints do not.
  static func isMarked(_ holder: StateMap.Holder) -> Bool { holder.remarks.contains { $0.severity >= .warning } }

  /// "@State name: String" for each member, and "task writes name" for each effect.
  func rows(of holder: StateMap.Holder) -> [String] {
    let members = holder.members.map { member in
      // The wrapper says the role, unless it doesn't keep the object that it is given.
      let showsRole = member.wrapper.isEmpty || member.role == .creates
      let start = [showsRole ? member.role.rawValue : "", member.wrapper].filter { !$0.isEmpty }
      return "\(start.joined(separator: " ")) \(member.name)" + (member.type.isEmpty ? "" : ": \(member.type)")
        + (member.gap == nil ? "" : " (?)")
    }
    return members + holder.effects.map(\.phrase)
  }
}
