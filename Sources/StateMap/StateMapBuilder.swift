import FactQuestions
import Facts
import SourceText

/// Builds the map of a project in steps. Each step visits the project's files once.
struct StateMapBuilder {
  /// A file that belongs to the app. The state of tests is not part of the map.
  struct File {
    let facts: FileFacts
    let summary: FileSummary
    let findings: [Finding]
  }

  let project: ProjectFacts
  let files: [File]
  let facts: [FileID: FileFacts]
  private let reading: StateMapMembers

  var holders: [Draft] = []
  private(set) var models: [StateMap.Model] = []
  var links: [StateMap.Link] = []
  var otherRemarks: [StateMap.Remark] = []
  private var holderIDs: [DeclaredType: Int] = [:]
  private var modelIDs: [DeclaredType: Int] = [:]
  /// For members that read from the environment, descriptions of injections of unknown objects that may reach them, by
  /// holder and name of the member.
  var unfollowed: [Int: [String: String]] = [:]
  /// In the same way, where the project injects such a value, whether or not it reaches the member.
  var injectedElsewhere: [Int: [String: String]] = [:]
  private(set) var codeIDs: [CodeKey: Int] = [:]
  private var scopeIDs: [ScopeKey: Int?] = [:]

  /// A holder under construction.
  struct Draft {
    var holder: StateMap.Holder
    let file: FileSummary
    /// Nil for functions outside the project's types.
    var type: DeclaredType?
    var found: [StateMapMembers.Found] = []
    /// Whether code of the app creates it. `isMadeForShow` is the same for previews.
    var isMade = false
    var isMadeForShow = false

    func isGeneric(over name: Symbol) -> Bool {
      type?.declaration.genericParameters.contains { $0.$name == name } ?? false
    }
  }

  /// Identifies a global function, or a function in an extension of a type that the project does not declare.
  struct CodeKey: Hashable {
    enum Owner: Hashable {
      /// A global function's file.
      case file(FileID)
      case type(DeclaredType)
      /// A type that the modules of a file do not declare, or declare more than once. Each platform's files may extend
      /// it with the same function.
      case name(String, modules: [String])
    }

    let owner: Owner
    let member: String
  }

  private struct ScopeKey: Hashable {
    let file: Int
    let scope: Int?
    let member: String
  }

  init(_ files: [(file: FileFacts, findings: [Finding])], of project: ProjectFacts) {
    self.project = project
    reading = StateMapMembers(project: project)
    self.files = files.compactMap { file, findings in
      let summary = project.summary(ofFileAt: file.path) ?? file.summary
      return summary.traits.contains(.isTest) ? nil : File(facts: file, summary: summary, findings: findings)
    }
    facts = Dictionary(self.files.map { ($0.summary.id, $0.facts) }) { first, _ in first }
  }

  mutating func map() -> StateMap {
    findHolders()
    var calls = followCalls()
    leaveOutPreviewing(&calls)
    followEnvironment(calls)
    noteGenericModels()
    noteGaps()
    noteFindings()
    noteBoundaries()
    noteEffects()
    return sorted()
  }

  // MARK: Holders

  private mutating func findHolders() {
    for file in files {
      for index in file.summary.types.indices {
        let kind = file.summary.types[index].kind
        guard kind != .extension, kind != .protocol, let type = DeclaredType(file.summary, index),
          project.isSwiftUIOwner(type) == .yes
        else { continue }
        addHolder(of: type, self.kind(of: type))
      }
    }
  }

  private func kind(of type: DeclaredType) -> StateMap.Holder.Kind {
    if project.isApp(type) == .yes { return .app }
    if project.isAppOrScene(type) == .yes { return .scene }
    let modifiers: Set<Symbol> = ["ViewModifier", "AnimatableModifier", "EnvironmentalModifier"]
    if project.conforms(type, toAnyOf: modifiers, of: ["SwiftUI", "SwiftUICore"]) == .yes { return .modifier }
    // A property wrapper holds state for views but is not a view.
    return project.conforms(type, toAnyOf: ["DynamicProperty"], of: ["SwiftUI", "SwiftUICore"]) == .yes ? .code : .view
  }

  @discardableResult
  private mutating func addHolder(of type: DeclaredType, _ kind: StateMap.Holder.Kind) -> Int {
    if let id = holderIDs[type] { return id }
    let id = holders.count
    holderIDs[type] = id
    let found = reading.members(of: type)
    var holder = StateMap.Holder(
      id: id, name: type.path, kind: kind, spot: StateMap.Spot(type.declaration.namePlace, in: type.file.path),
      module: module(of: type.file))
    holder.members = found.map { found in
      StateMap.Member(
        name: found.property.name, role: found.role, wrapper: found.wrapper, type: found.type,
        model: found.model.map { modelID(of: $0) },
        spot: StateMap.Spot(found.property.namePlace, in: type.file.path))
    }
    holders.append(Draft(holder: holder, file: type.file, type: type, found: found))
    return id
  }

  private mutating func modelID(of type: DeclaredType) -> Int {
    if let id = modelIDs[type] { return id }
    let id = models.count
    modelIDs[type] = id
    models.append(
      StateMap.Model(
        id: id, name: type.path, kind: reading.kind(of: type),
        spot: StateMap.Spot(type.declaration.namePlace, in: type.file.path), module: module(of: type.file)))
    return id
  }

  private func module(of file: FileSummary) -> String { project.modules(of: file).first?.name ?? "" }
  func knownModel(_ type: DeclaredType) -> Int? { modelIDs[type] }
  func knownHolder(_ type: DeclaredType) -> Int? { holderIDs[type] }
  mutating func add(_ remark: StateMap.Remark, toModel id: Int) { models[id].remarks.append(remark) }

  /// The holder that contains the code in a scope: a type, or a function in an extension of a framework's type.
  mutating func holder(at scope: Int?, member: String, inFile index: Int) -> Int {
    let key = ScopeKey(file: index, scope: scope, member: member)
    if let known = scopeIDs[key], let id = known { return id }
    let id = findHolder(at: scope, member: member, in: files[index].summary)
    scopeIDs[key] = id
    return id
  }

  private mutating func findHolder(at scope: Int?, member: String, in file: FileSummary) -> Int {
    let owner = project.owner(of: scope, in: file)
    if let owner, owner.kind != .protocol {
      return holderIDs[owner] ?? addHolder(of: owner, project.isHost(owner) == .yes ? .host : .code)
    }
    let declaration = file.type(at: scope)
    let key = CodeKey(
      owner: owner.map { .type($0) } ?? declaration.map {
        .name($0.path, modules: project.modules(of: file).map(\.origin))
      } ?? .file(file.id), member: member)
    if let id = codeIDs[key] { return id }
    let id = holders.count
    codeIDs[key] = id
    let name = [
      declaration?.path ?? "", member.isEmpty ? (declaration == nil ? file.path.fileName : "") : "\(member)()",
    ]
    .filter { !$0.isEmpty }.joined(separator: ".")
    holders.append(
      Draft(
        holder: StateMap.Holder(
          id: id, name: name, kind: .code,
          spot: StateMap.Spot(declaration?.namePlace ?? .none, in: file.path), module: module(of: file)),
        file: file))
    return id
  }

  // MARK: Order

  /// The finished map. IDs follow the order of files and positions, not the order in which holders were found.
  private func sorted() -> StateMap {
    let order = holders.indices.sorted { holders[$0].holder.spot < holders[$1].holder.spot }
    var ids = Array(repeating: 0, count: holders.count)
    for (new, old) in order.enumerated() { ids[old] = new }
    let modelOrder = models.indices.sorted { models[$0].spot < models[$1].spot }
    var newModelIDs = Array(repeating: 0, count: models.count)
    for (new, old) in modelOrder.enumerated() { newModelIDs[old] = new }
    return StateMap(
      holders: order.enumerated().map { new, old in
        var holder = holders[old].holder
        holder.id = new
        for index in holder.members.indices {
          holder.members[index].model = holder.members[index].model.map { newModelIDs[$0] }
        }
        return holder
      },
      models: modelOrder.enumerated().map { new, old in
        var model = models[old]
        model.id = new
        return model
      },
      links: links.map { link in
        var link = link
        (link.from, link.to) = (ids[link.from], ids[link.to])
        return link
      }.sorted(), otherRemarks: otherRemarks)
  }
}

extension String {
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension StateMap.Spot {
  init(_ place: Place, in path: String) { self.init(path: path, line: place.line, utf8Offset: place.range.start) }
}

extension StateMap.Spot: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.path == right.path ? left.utf8Offset < right.utf8Offset : left.path < right.path
  }
}

extension StateMap.Link: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.from, left.to, left.spot, left.toMember ?? "", left.kind.rawValue)
      < (right.from, right.to, right.spot, right.toMember ?? "", right.kind.rawValue)
  }
}
