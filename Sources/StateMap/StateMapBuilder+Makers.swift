import Facts

/// Follows the code that creates views but is not a view: `tab.content()` of an enumeration, `Router.view(for: route)`,
/// or a global `makeHome(store)`. The code that calls it shows the views that it creates.
extension StateMapBuilder {
  mutating func followMakers(_ calls: inout Calls) {
    let declared = declaredMembers(named: calls.creators)
    let globals = globalFunctions()
    var found: [(showing: Showing, place: Place)] = []
    func note(_ to: Int, in scope: Int?, _ member: String, _ place: Place, _ file: Int) {
      let from = holder(at: scope, member: member, inFile: file)
      found.append((Showing(from: from, to: to, file: file, range: place.range, member: member), place))
    }
    for (index, file) in files.enumerated() {
      for call in file.facts.modifierCalls where !call.context.contains(.isPreview) {
        let to = maker(named: call.name, in: calls, declared, seenFrom: file.summary) {
          project.isCall(call, ofMemberOf: $0, in: file.summary)
        }
        guard let to else { continue }
        note(to, in: call.scope, call.member, call.place, index)
      }
      for call in file.summary.drawnCalls where call.callee == .function && !call.context.contains(.isPreview) {
        // If a type declares a member with this name, the call may not refer to the global function.
        let seen = (calls.creators[call.typePath] ?? []).filter { project.sees(holders[$0].file, from: file.summary) }
        guard seen.count == 1, let to = seen.first, globals.contains(to),
          types(declared[call.typePath], seenFrom: file.summary).isEmpty
        else { continue }
        note(to, in: call.scope, call.member, call.place, index)
      }
      for read in file.summary.memberReferences where calls.creators[read.name] != nil {
        let to = maker(named: read.name, in: calls, declared, seenFrom: file.summary) {
          project.receiver(of: read, in: file.summary, is: $0)
        }
        guard let to, let owner = project.owner(of: read.scope, in: file.summary), let from = knownHolder(owner) else {
          continue
        }
        found.append((Showing(from: from, to: to, file: index, range: read.place.range), read.place))
      }
    }
    for (showing, place) in found where showing.from != showing.to {
      let facts = files[showing.file].facts
      calls.showings.append(showing)
      add(
        shows: showing.from, showing.to, StateMap.Spot(place, in: facts.path),
        Surroundings(facts).boundaries(around: showing.range))
    }
  }

  /// The types that declare functions and properties with these names. Nil represents types that are not in the
  /// project.
  private func declaredMembers(named names: [String: Set<Int>]) -> [String: Set<DeclaredType?>] {
    var result: [String: Set<DeclaredType?>] = [:]
    for file in files {
      for method in file.summary.methods where names[method.name] != nil {
        result[method.name, default: []].insert(project.owner(of: method.owner, in: file.summary))
      }
      for property in file.summary.properties where names[property.name] != nil {
        result[property.name, default: []].insert(project.owner(of: property.owner, in: file.summary))
      }
    }
    return result
  }

  /// The holder whose type the member belongs to: the type that it is known to be called on. If that is unknown, the
  /// only type that has a member with this name; nil if there are several.
  private func maker(
    named name: String, in calls: Calls, _ declared: [String: Set<DeclaredType?>], seenFrom file: FileSummary,
    isMember: (DeclaredType) -> Answer
  ) -> Int? {
    guard let ids = calls.creators[name] else { return nil }
    var possible: [(id: Int, type: DeclaredType)] = []
    for id in ids where project.sees(holders[id].file, from: file) {
      guard let type = holders[id].type else { continue }
      switch isMember(type) {
      case .yes: return id
      case .unknown: possible.append((id, type))
      case .no: break
      }
    }
    guard possible.count == 1, let only = possible.first,
      types(declared[name], seenFrom: file).allSatisfy({ $0 == only.type })
    else { return nil }
    return only.id
  }

  /// The types whose code a file may use. Files for different platforms declare the same ones.
  private func types(_ types: Set<DeclaredType?>?, seenFrom file: FileSummary) -> [DeclaredType?] {
    (types ?? []).filter { $0.map { project.sees($0.file, from: file) } ?? true }
  }

  private func globalFunctions() -> Set<Int> {
    Set(codeIDs.compactMap { key, id in if case .file = key.owner { id } else { nil } })
  }
}
