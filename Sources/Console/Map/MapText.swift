import Projects
import SourceText
import StateMap

/// A map for a terminal: each model with the path that it takes, then each view with the state that it owns and
/// receives.
struct MapText {
  let style: Style
  let paths: PathFromHere
  private let map: StateMap
  private let received: [Int: [StateMap.Link]]
  private let passed: [Int: [StateMap.Link]]

  private static let width = 110

  init(map: StateMap, style: Style, paths: PathFromHere) {
    self.map = map
    self.style = style
    self.paths = paths
    received = Dictionary(grouping: map.links, by: \.to)
    passed = Dictionary(grouping: map.links, by: \.from)
  }

  /// The text, with a final line ending.
  var text: String {
    let holders = map.holders.filter { !isEmpty($0) }
    var blocks = [summary]
    if !map.models.isEmpty { blocks.append(style.bold("Models")) }
    blocks += map.models.map { lines(of: $0).joined(separator: "\n") }
    if !holders.isEmpty { blocks.append(style.bold("Views")) }
    blocks += holders.map { lines(of: $0).joined(separator: "\n") }
    if !map.otherRemarks.isEmpty {
      blocks.append(
        ([style.bold("Findings in other code")] + map.otherRemarks.map { "  " + text(of: $0) })
          .joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let numbers = map.numbers
    return [
      counted(numbers.views, "view"), counted(numbers.models, "model"),
      counted(numbers.passages, "connection"), counted(numbers.findings, "finding"),
    ].joined(separator: ", ")
  }

  private func isEmpty(_ holder: StateMap.Holder) -> Bool {
    holder.members.isEmpty && holder.remarks.isEmpty && received[holder.id] == nil && passed[holder.id] == nil
  }

  // MARK: Models

  private func lines(of model: StateMap.Model) -> [String] {
    var lines = [style.bold(model.name.printable) + "  \(model.kind)  " + place(model.spot)]
    lines += model.remarks.map { "  " + text(of: $0) }
    var shown: Set<MemberKey> = []
    for holder in map.holders {
      for member in holder.members where member.model == model.id && !isReached(member, of: holder) {
        lines += branch(MemberKey(holder: holder.id, member: member.name), &shown)
      }
    }
    // The remaining members form a cycle, or come from code without a member.
    for holder in map.holders {
      for member in holder.members where member.model == model.id {
        lines += branch(MemberKey(holder: holder.id, member: member.name), &shown)
      }
    }
    return lines
  }

  private struct MemberKey: Hashable {
    let holder: Int
    let member: String
  }

  /// Returns whether the member is known to come from another member.
  private func isReached(_ member: StateMap.Member, of holder: StateMap.Holder) -> Bool {
    (received[holder.id] ?? []).contains { $0.toMember == member.name && $0.fromMember != nil }
  }

  /// Returns the lines of a member and of everything that it is passed to. What a member is passed to is shown once.
  private func branch(_ root: MemberKey, _ shown: inout Set<MemberKey>) -> [String] {
    guard shown.insert(root).inserted, let line = line(of: root) else { return [] }
    var lines = ["  " + line]
    var waiting = next(of: root, level: 1)
    while let (link, level) = waiting.popLast() {
      guard let member = link.toMember else { continue }
      let key = MemberKey(holder: link.to, member: member)
      let indent = String(repeating: "  ", count: level)
      let further = next(of: key, level: level + 1)
      let isNew = shown.insert(key).inserted
      let rest = isNew || further.isEmpty ? "" : style.faint(" (see above)")
      lines.append("\(indent)└ \(text(of: link)) → \(name(of: key)) \(place(link.spot))\(rest)")
      if isNew { waiting += further }
    }
    return lines
  }

  private func next(of key: MemberKey, level: Int) -> [(link: StateMap.Link, level: Int)] {
    (passed[key.holder] ?? []).filter { $0.fromMember == key.member && $0.toMember != nil }.reversed()
      .map { ($0, level + 1) }
  }

  private func line(of key: MemberKey) -> String? {
    guard let member = map.holder(key.holder)?.members.first(where: { $0.name == key.member }) else { return nil }
    let how = [member.role.rawValue, member.wrapper].filter { !$0.isEmpty }.joined(separator: " ")
    let source = source(of: key).map { " " + $0 } ?? ""
    return "\(name(of: key)) \(how)\(source) " + place(member.spot)
  }

  /// Returns the views that pass the member without being known to hold it, or the reason why none was found.
  private func source(of key: MemberKey) -> String? {
    let sources = (received[key.holder] ?? []).filter { $0.toMember == key.member }
      .map { "\((map.holder($0.from)?.name ?? "").printable): \($0.label.printable)" }.withoutRepeats
    if let first = sources.first {
      return style.cyan("← \(first)\(sources.count > 1 ? " and \(sources.count - 1) more" : "")")
    }
    let member = map.holder(key.holder)?.members.first { $0.name == key.member }
    if let outer = member.flatMap(outerSource) { return outer }
    return member?.gap.map { style.faint("(\($0))") }
  }

  private func outerSource(of member: StateMap.Member) -> String? {
    member.outerSources.isEmpty
      ? nil : style.faint("← \(member.outerSources.joined(separator: ", ").printable) (outside this part)")
  }

  private func name(of key: MemberKey) -> String { "\(map.holder(key.holder)?.name ?? "").\(key.member)".printable }

  // MARK: Views

  private func lines(of holder: StateMap.Holder) -> [String] {
    var lines = [style.bold(holder.name.printable) + "  \(holder.kind.rawValue)  " + place(holder.spot)]
    for role in StateMap.Member.Role.allCases {
      for member in holder.members where member.role == role { lines += self.lines(of: member, of: holder) }
    }
    let shown = (passed[holder.id] ?? []).filter { $0.kind != .environment }.compactMap { link -> String? in
      map.holder(link.to).map { target in
        let around = link.boundaries.isEmpty ? "" : " in \(link.boundaries.joined(separator: " › "))"
        return target.name.printable + style.faint(around.printable)
      }
    }
    lines += wrapped(shown.withoutRepeats, label: "shows")
    lines += wrapped(
      holder.boundaries.filter { $0.name == "id" }.map(\.text.printable).withoutRepeats, label: "identity")
    lines += holder.effects.map { "  \(label("effect"))\($0.phrase.printable) " + place($0.spot) }
    let unnamed = holder.remarks.filter { remark in
      !holder.members.contains { $0.name == remark.member }
    }
    lines += unnamed.map { "  " + text(of: $0) }
    return lines
  }

  private func lines(of member: StateMap.Member, of holder: StateMap.Holder) -> [String] {
    let type = member.type.isEmpty ? "" : ": \(member.type)"
    let wrapper = member.wrapper.isEmpty ? "" : "  \(member.wrapper)"
    var lines = ["  \(label(member.role.rawValue))\((member.name + type).printable)\(style.faint(wrapper))"]
    let links = (received[holder.id] ?? []).filter { $0.toMember == member.name }
    lines += links.map { link in
      let from = [map.holder(link.from)?.name, link.fromMember].compactMap { $0 }.joined(separator: ".")
      let around = link.boundaries.isEmpty ? "" : " in \(link.boundaries.joined(separator: " › "))"
      return "  \(label(""))  ← \(from.printable) \(text(of: link))\(style.faint(around.printable)) " + place(link.spot)
    }
    if let outer = outerSource(of: member) { lines.append("  \(label(""))  " + outer) }
    if let gap = member.gap { lines.append("  \(label(""))  " + style.faint(gap)) }
    lines += holder.remarks.filter { $0.member == member.name }.map { "  \(label(""))  " + text(of: $0) }
    return lines
  }

  private func label(_ word: String) -> String { word + String(repeating: " ", count: max(10 - word.count, 0)) }

  /// Returns the words after a label, on as many lines as they need.
  private func wrapped(_ words: [String], label: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, DisplayWidth.of(line) + DisplayWidth.of(word) > Self.width {
        lines.append(line + ",")
        line = ""
      }
      line += line.isEmpty ? word : ", " + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.enumerated().map { "  \(self.label($0 == 0 ? label : ""))\($1)" }
  }

  // MARK: Words

  private func text(of link: StateMap.Link) -> String {
    style.cyan(link.kind.phrase) + (link.label.isEmpty ? "" : " \(link.label.printable)")
  }

  private func text(of remark: StateMap.Remark) -> String {
    style.colored("\(remark.severity.word): ", for: remark.severity) + remark.message.printable + " [\(remark.rule)] "
      + place(remark.spot)
  }

  private func place(_ spot: StateMap.Spot) -> String {
    style.faint("\(paths.text(spot.path).printable):\(spot.line + 1)")
  }
}
