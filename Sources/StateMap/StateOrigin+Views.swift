import Facts
import SourceText

/// Describes in one line the state that a view holds and what identifies the view.
extension StateOrigin {
  func viewLine(at offset: Int, in file: FileFacts) -> (text: String, range: ByteRange)? {
    let summary = file.summary
    let cursor = ByteRange(at: offset)
    if let index = summary.types.firstIndex(where: { $0.kind != .extension && $0.namePlace.range.touches(cursor) }) {
      guard let type = project.owner(of: index, in: summary) else { return nil }
      return line(for: type, identity: identity(of: type, in: file)).map { ($0, summary.types[index].namePlace.range) }
    }
    for construction in summary.constructions where construction.callee == .type {
      let start = construction.place.range.start
      let name = ByteRange(start, start + construction.typePath.utf8.count)
      guard name.touches(cursor),
        let type = project.type(named: construction.$typePath, at: construction.site, in: summary)
      else { continue }
      let identity = Surroundings(file).boundaries(around: construction.place.range).last ?? "its place"
      return line(for: type, identity: identity).map { ($0, name) }
    }
    return nil
  }

  private func line(for type: DeclaredType, identity: String?) -> String? {
    guard project.isSwiftUIOwner(type) == .yes else { return nil }
    let members = StateMapMembers(project: project).members(of: type)
    let roles: [(StateMap.Member.Role, String)] = [
      (.owns, "owns"), (.creates, "creates"), (.receives, "receives"), (.reads, "reads from the environment"),
      (.stores, "keeps elsewhere"),
      (.shares, "shares"),
    ]
    let held = roles.compactMap { role, verb in
      let names = members.filter { $0.role == role }.map { "'\($0.property.name)'" }
      return names.isEmpty ? nil : "\(verb) \(names.joined(separator: ", "))"
    }
    guard !held.isEmpty else { return nil }
    return "'\(type.name)' " + (held + (identity.map { ["identity by \($0)"] } ?? [])).joined(separator: "; ")
  }

  /// The identity that all of the app's calls give the view; nil if there are no calls, the identities differ, or a
  /// call is in another file.
  private func identity(of type: DeclaredType, in file: FileFacts) -> String? {
    let surroundings = Surroundings(file)
    let calls = project.constructions(of: type).filter { !$0.isPreviewOrTest }
    guard calls.allSatisfy({ $0.file.id == file.summary.id }) else { return nil }
    let identities = Set(
      calls.map { surroundings.boundaries(around: $0.construction.place.range).last ?? "its place" })
    return identities.count == 1 ? identities.first : nil
  }
}
