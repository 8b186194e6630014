import Facts
import SourceText

/// Adds the notes about the holders: unknown sources, findings of the rules, and boundaries of identities.
extension StateMapBuilder {
  mutating func noteGaps() {
    var reached: [Int: Set<String>] = [:]
    for link in links {
      if let member = link.toMember { reached[link.to, default: []].insert(member) }
    }
    for id in holders.indices where ![.code, .host].contains(holders[id].holder.kind) {
      for index in holders[id].holder.members.indices {
        let member = holders[id].holder.members[index]
        guard reached[id]?.contains(member.name) != true else {
          // An object in a wrapper of the project may be passed by a caller.
          if member.role == .shares { holders[id].holder.members[index].role = .receives }
          continue
        }
        switch member.role {
        case .receives: holders[id].holder.members[index].gap = gap(ofReceiver: holders[id])
        case .reads:
          holders[id].holder.members[index].gap = unfollowed[id]?[member.name] ?? StateMap.Member.noInjection
        case .owns, .stores, .shares: break
        }
      }
    }
  }

  private func gap(ofReceiver draft: Draft) -> String {
    if draft.isMade { return "passed in a way that cannot be followed" }
    return draft.isMadeForShow ? "received only in previews" : "no examined file creates this view"
  }

  // MARK: Findings

  mutating func noteFindings() {
    for file in files where !file.findings.isEmpty {
      let lines = LineTable(file.facts.bytes)
      for finding in file.findings {
        let inside = file.summary.types.indices.filter {
          file.summary.types[$0].place.range.contains(finding.range)
        }
        for index in inside.reversed() {
          guard let owner = project.owner(of: index, in: file.summary) else { continue }
          let property = file.summary.properties.first {
            $0.owner == index && $0.place.range.contains(finding.range)
          }
          let remark = StateMap.Remark(
            rule: finding.rule, severity: finding.severity, message: finding.message, member: property?.name,
            spot: StateMap.Spot(
              path: file.summary.path, line: lines.line(ofUTF8Offset: finding.range.start),
              utf8Offset: finding.range.start))
          if let id = knownHolder(owner) {
            holders[id].holder.remarks.append(remark)
          } else if let id = knownModel(owner) {
            add(remark, toModel: id)
          } else {
            continue
          }
          break
        }
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
