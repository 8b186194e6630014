import JSONReading
import SourceText

/// The data of a map that the page's script reads. Line numbers start at one.
struct StateMapData {
  private var files: [String] = []
  private var numbers: [String: Int] = [:]

  /// - Parameters:
  ///   - root: The absolute folder that relative paths start from.
  ///   - focus: The part that the page shows first: "#view/3", "#part/3,4", "#model/3".
  ///   - depth: The number of links around a view that the page follows.
  ///   - changes: The changes since the revision, which is empty without changes.
  static func json(
    _ map: StateMap, title: String, root: String, focus: StateMap.Focus?, depth: Int, changes: StateMapChanges?,
    since revision: String
  ) -> JSONValue {
    var data = StateMapData()
    let (holders, models) = (map.holders.map { data.json($0) }, map.models.map { data.json($0) })
    let links = map.links.map { data.json($0) }
    let others = map.otherRemarks.map { data.json($0) }
    let numbers = map.numbers
    return [
      "title": .string(title), "root": .string(root), "focus": focus.flatMap(address).map(JSONValue.string),
      "depth": JSONValue(depth),
      "numbers": [
        "views": JSONValue(numbers.views), "models": JSONValue(numbers.models),
        "passages": JSONValue(numbers.passages), "findings": JSONValue(numbers.findings),
      ],
      "changes": changes.map { .array($0.subjects.map { json($0) }) }, "since": .string(revision),
      "changeCounts": changes.map { .string($0.counts) },
      "files": texts(data.files), "holders": .array(holders), "models": .array(models), "links": .array(links),
      "otherRemarks": .array(others),
    ]
  }

  private mutating func json(_ holder: StateMap.Holder) -> JSONValue {
    let place = json(holder.spot)
    return [
      "id": JSONValue(holder.id), "name": .string(holder.name), "kind": .string(holder.kind.rawValue),
      "module": .string(holder.module), "place": place, "members": .array(holder.members.map { json($0) }),
      "boundaries": .array(holder.boundaries.map { ["text": .string($0.text), "place": json($0.spot)] }),
      "effects": .array(
        holder.effects.map {
          [
            "name": .string($0.name), "writes": Self.texts($0.writes), "copies": Self.texts($0.copies),
            "place": json($0.spot),
          ]
        }),
      "remarks": .array(holder.remarks.map { json($0) }),
    ]
  }

  private mutating func json(_ member: StateMap.Member) -> JSONValue {
    [
      "name": .string(member.name), "role": .string(member.role.rawValue), "wrapper": .string(member.wrapper),
      "type": .string(member.type), "model": member.model.map { JSONValue($0) },
      "gap": member.gap.map(JSONValue.string), "place": json(member.spot),
    ]
  }

  private mutating func json(_ remark: StateMap.Remark) -> JSONValue {
    [
      "rule": .string(remark.rule.description), "severity": .string(remark.severity.word),
      "message": .string(remark.message), "member": remark.member.map(JSONValue.string), "place": json(remark.spot),
    ]
  }

  private mutating func json(_ model: StateMap.Model) -> JSONValue {
    [
      "id": JSONValue(model.id), "name": .string(model.name), "kind": .string(model.kind),
      "module": .string(model.module), "place": json(model.spot), "remarks": .array(model.remarks.map { json($0) }),
    ]
  }

  private mutating func json(_ link: StateMap.Link) -> JSONValue {
    [
      "kind": .string(link.kind.rawValue), "from": JSONValue(link.from),
      "fromMember": link.fromMember.map(JSONValue.string), "to": JSONValue(link.to),
      "toMember": link.toMember.map(JSONValue.string), "label": .string(link.label), "place": json(link.spot),
      "boundaries": Self.texts(link.boundaries),
    ]
  }

  /// Returns the index of the path in `files`, with the line.
  private mutating func json(_ spot: StateMap.Spot) -> JSONValue {
    let number = numbers[spot.path] ?? files.count
    if number == files.count {
      files.append(spot.path)
      numbers[spot.path] = number
    }
    return ["file": JSONValue(number), "line": JSONValue(spot.line + 1)]
  }

  private static func json(_ subject: StateMapChanges.Subject) -> JSONValue {
    [
      "name": .string(subject.name), "kind": .string(subject.kind), "path": .string(subject.path),
      "id": subject.id.map { JSONValue($0) },
      "lines": .array(
        subject.lines.map {
          [
            "isGained": .bool($0.isGained), "text": .string($0.text), "path": .string($0.path),
            "line": JSONValue($0.line), "view": $0.viewID.map { JSONValue($0) },
          ]
        }),
    ]
  }

  private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The page's address for the focus. If there are several models, the address refers to the first one.
  private static func address(of focus: StateMap.Focus) -> String? {
    switch focus {
    case .holders(let ids) where ids.count > 1: "#part/" + ids.sorted().map(String.init).joined(separator: ",")
    case .holders(let ids): ids.first.map { "#view/\($0)" }
    case .models(let ids): ids.min().map { "#model/\($0)" }
    }
  }
}
