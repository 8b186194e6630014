import Facts
import SourceText

/// Adds the notes about the holders: unknown sources, findings of the rules, and boundaries of identities.
extension StateMapBuilder {
  mutating func noteGaps() {
    var reached: [Int: Set<String>] = [:]
    for link in links {
      if let member = link.toMember { reached[link.to, default: []].insert(member) }
    }
    for id in holders.indices {
      guard ![.code, .host].contains(holders[id].holder.kind) else {
        noteGaps(ofCode: id, reached[id] ?? [])
        continue
      }
      for index in holders[id].holder.members.indices {
        let member = holders[id].holder.members[index]
        guard reached[id]?.contains(member.name) != true else {
          // An object in a wrapper of the project may be passed by a caller, and so may one that replaces a default.
          if member.role == .shares || member.role == .creates && isAlwaysPassed(memberAt: index, of: holders[id]) {
            holders[id].holder.members[index].role = .receives
          }
          continue
        }
        switch member.role {
        case .receives:
          guard property(ofMemberAt: index, in: holders[id])?.value.kind == Value.Kind.none else { continue }
          holders[id].holder.members[index].gap = gap(ofReceiver: holders[id])
        case .reads:
          let gap =
            holders[id].isMade || holders[id].holder.kind == .app
            ? injectedElsewhere[id]?[member.name] ?? "no injection found" : gap(ofReceiver: holders[id])
          holders[id].holder.members[index].gap = unfollowed[id]?[member.name] ?? gap
          holders[id].holder.members[index].lacksInjection = unfollowed[id]?[member.name] == nil
        case .owns, .creates, .stores, .shares: break
        }
      }
    }
  }

  /// Calls that create a controller, a router, or a property wrapper are not followed.
  private mutating func noteGaps(ofCode id: Int, _ reached: Set<String>) {
    for index in holders[id].holder.members.indices {
      let member = holders[id].holder.members[index]
      guard [.receives, .reads].contains(member.role), !reached.contains(member.name),
        property(ofMemberAt: index, in: holders[id])?.value.kind == Value.Kind.none
      else { continue }
      holders[id].holder.members[index].gap = "not followed into code that is not a view"
    }
  }

  /// Finds the class of the object in a property whose type is a generic parameter: the class of what is passed to it.
  mutating func noteGenericModels() {
    let passing = Dictionary(grouping: links.filter { $0.toMember != nil && $0.kind != .firstValue }, by: \.to)
    // An object may be passed through several generic views. Each round finds the class of at least one member.
    var isChanged = true
    while isChanged {
      isChanged = false
      for (id, links) in passing {
        for index in holders[id].holder.members.indices where holders[id].holder.members[index].model == nil {
          guard let type = property(ofMemberAt: index, in: holders[id])?.type, holders[id].isGeneric(over: type.$name)
          else { continue }
          let name = holders[id].holder.members[index].name
          let models = Set(links.filter { $0.toMember == name }.map { model(passedBy: $0) })
          guard models.count == 1, let only = models.first ?? nil else { continue }
          holders[id].holder.members[index].model = only
          isChanged = true
        }
      }
    }
  }

  /// The class of the object that the link passes as a whole; nil if it is not known or the link passes a part of it.
  private func model(passedBy link: StateMap.Link) -> Int? {
    guard let name = link.fromMember, link.label == name || link.label == "self.\(name)" else { return nil }
    return holders[link.from].holder.members.first { $0.name == name }?.model
  }

  private func isAlwaysPassed(memberAt index: Int, of draft: Draft) -> Bool {
    guard let type = draft.type, let property = property(ofMemberAt: index, in: draft) else { return false }
    return project.isAlwaysPassed(property, to: type)
  }

  private func property(ofMemberAt index: Int, in draft: Draft) -> Property? {
    draft.found.dropFirst(index).first?.property
  }

  private func gap(ofReceiver draft: Draft) -> String {
    if draft.isMade { return "passed in a way that cannot be followed" }
    return draft.isMadeForShow ? "received only in previews" : "no examined file creates this view"
  }

  // MARK: Findings

  mutating func noteFindings() {
    for file in files where !file.findings.isEmpty {
      let lines = LineTable(file.facts.bytes)
      finding: for finding in file.findings {
        let spot = StateMap.Spot(
          path: file.summary.path, line: lines.line(ofUTF8Offset: finding.range.start),
          utf8Offset: finding.range.start)
        let inside = file.summary.types.indices.filter {
          file.summary.types[$0].place.range.contains(finding.range)
        }
        for index in inside.reversed() {
          guard let owner = project.owner(of: index, in: file.summary) else { continue }
          let property = file.summary.properties.first {
            $0.owner == index && $0.place.range.contains(finding.range)
          }
          let remark = StateMap.Remark(finding, member: property?.name, at: spot)
          if let id = knownHolder(owner) {
            holders[id].holder.remarks.append(remark)
          } else if let id = knownModel(owner) {
            add(remark, toModel: id)
          } else {
            continue
          }
          continue finding
        }
        otherRemarks.append(StateMap.Remark(finding, member: nil, at: spot))
      }
    }
  }

  // MARK: Boundaries

  mutating func noteBoundaries() {
    for (index, file) in files.enumerated() {
      let facts = file.facts
      for list in facts.elementLists where !list.context.contains(.isPreview) {
        add("ForEach", facts.text(ofList: list), list.place, at: list.scope, inFile: index)
      }
      for presentation in facts.presentations {
        add(
          presentation.name, facts.text(ofPresentation: presentation), presentation.content, at: presentation.scope,
          inFile: index)
      }
      for identity in facts.identities where !identity.context.contains(.isPreview) {
        guard project.isOnView(identity, in: file.summary) else { continue }
        add("id", facts.line(at: identity.place), identity.place, at: identity.scope, inFile: index)
      }
    }
    for id in holders.indices { holders[id].holder.boundaries.sort { $0.spot < $1.spot } }
  }

  private mutating func add(_ name: String, _ text: String, _ place: Place, at scope: Int?, inFile index: Int) {
    guard let owner = project.owner(of: scope, in: files[index].summary), let id = knownHolder(owner) else { return }
    holders[id].holder.boundaries.append(
      StateMap.Boundary(
        name: name, text: text, spot: StateMap.Spot(place, in: files[index].summary.path)))
  }
}

extension StateMap.Remark {
  fileprivate init(_ finding: Finding, member: String?, at spot: StateMap.Spot) {
    self.init(
      rule: finding.rule, severity: finding.severity, message: finding.message, member: member, spot: spot)
  }
}
