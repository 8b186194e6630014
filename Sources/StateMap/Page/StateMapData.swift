/// The data of a map that the page's script reads. Line numbers start at one.
struct StateMapData: Encodable {
  let title: String
  let root: String
  /// The address of the part that the page shows first: "#view/3", "#part/3,4", "#model/3".
  let focus: String?
  /// The number of links around a view that the page follows.
  let depth: Int
  let numbers: StateMap.Numbers
  var changes: [StateMapChanges.Subject]?
  /// The revision that the changes are relative to; empty without changes.
  var since = ""
  let files: [String]
  let holders: [Holder]
  let models: [Model]
  let links: [Link]

  struct Holder: Encodable {
    let id: Int
    let name: String
    let kind: StateMap.Holder.Kind
    let module: String
    let place: Place
    let members: [Member]
    let boundaries: [Boundary]
    let effects: [Effect]
    let remarks: [Remark]
  }

  struct Member: Encodable {
    let name: String
    let role: StateMap.Member.Role
    let wrapper: String
    let type: String
    let model: Int?
    let gap: String?
    let place: Place
  }

  struct Boundary: Encodable {
    let text: String
    let place: Place
  }

  struct Effect: Encodable {
    let name: String
    let writes: [String]
    let copies: [String]
    let place: Place
  }

  struct Remark: Encodable {
    let rule: String
    let severity: String
    let message: String
    let member: String?
    let place: Place
  }

  struct Model: Encodable {
    let id: Int
    let name: String
    let kind: String
    let module: String
    let place: Place
    let remarks: [Remark]
  }

  struct Link: Encodable {
    let kind: StateMap.Link.Kind
    let from: Int
    let fromMember: String?
    let to: Int
    let toMember: String?
    let label: String
    let place: Place
    let boundaries: [String]
  }

  struct Place: Encodable {
    /// The index in `files`.
    let file: Int
    let line: Int
  }

  init(_ map: StateMap, title: String, root: String, focus: StateMap.Focus?, depth: Int) {
    var numbers: [String: Int] = [:]
    var files: [String] = []
    func place(_ spot: StateMap.Spot) -> Place {
      let number = numbers[spot.path] ?? files.count
      if number == files.count {
        files.append(spot.path)
        numbers[spot.path] = number
      }
      return Place(file: number, line: spot.line + 1)
    }
    func remark(_ remark: StateMap.Remark) -> Remark {
      Remark(
        rule: remark.rule.description, severity: remark.severity.word, message: remark.message, member: remark.member,
        place: place(remark.spot))
    }
    self.title = title
    self.root = root
    self.focus = focus.flatMap(Self.address)
    self.depth = depth
    self.numbers = map.numbers
    holders = map.holders.map { holder in
      Holder(
        id: holder.id, name: holder.name, kind: holder.kind, module: holder.module, place: place(holder.spot),
        members: holder.members.map { member in
          Member(
            name: member.name, role: member.role, wrapper: member.wrapper, type: member.type, model: member.model,
            gap: member.gap, place: place(member.spot))
        },
        boundaries: holder.boundaries.map { Boundary(text: $0.text, place: place($0.spot)) },
        effects: holder.effects.map {
          Effect(name: $0.name, writes: $0.writes, copies: $0.copies, place: place($0.spot))
        },
        remarks: holder.remarks.map(remark))
    }
    models = map.models.map { model in
      Model(
        id: model.id, name: model.name, kind: model.kind, module: model.module, place: place(model.spot),
        remarks: model.remarks.map(remark))
    }
    links = map.links.map { link in
      Link(
        kind: link.kind, from: link.from, fromMember: link.fromMember, to: link.to, toMember: link.toMember,
        label: link.label, place: place(link.spot), boundaries: link.boundaries)
    }
    self.files = files
  }

  /// The page's address for the focus. If there are several models, the address refers to the first one.
  private static func address(of focus: StateMap.Focus) -> String? {
    switch focus {
    case .holders(let ids) where ids.count > 1: "#part/" + ids.sorted().map(String.init).joined(separator: ",")
    case .holders(let ids): ids.first.map { "#view/\($0)" }
    case .models(let ids): ids.min().map { "#model/\($0)" }
    }
  }
}
