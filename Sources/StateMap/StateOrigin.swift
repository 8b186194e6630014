import FactQuestions
import Facts
import SourceText

/// Describes in one line the owner of the state in a property and how the state gets there.
package struct StateOrigin {
  /// The maximum number of views through which passed state is traced. Real projects need only a few.
  private static let followedPassages = 12

  let project: ProjectFacts

  package init(in project: ProjectFacts) { self.project = project }

  /// The line for the code at the offset, and its range. There is a line for a property with a wrapper at its
  /// declaration and wherever its view uses it, and for a view at its declaration and at its calls. Nil for all other
  /// code, and for state that no view owns or receives.
  ///
  /// - Parameter bytes: The file's text.
  package func line(
    atUTF8Offset offset: Int, in file: FileFacts, bytes: [UInt8]
  ) -> (text: String, range: ByteRange)? {
    declaredLine(at: offset, in: file.summary) ?? viewLine(at: offset, in: file)
      ?? usedLine(at: offset, in: file.summary, bytes: bytes)
  }

  private func declaredLine(at offset: Int, in summary: FileSummary) -> (text: String, range: ByteRange)? {
    guard
      let property = summary.properties.first(where: { property in
        guard property.wrapper != nil, let attribute = property.attributes.first else { return false }
        return ByteRange(attribute.place.range.start, property.namePlace.range.end).touches(ByteRange(at: offset))
      }), let type = DeclaredType(summary, property.owner)
    else { return nil }
    return line(for: property, of: type).map { ($0, property.namePlace.range) }
  }

  private func usedLine(
    at offset: Int, in summary: FileSummary, bytes: [UInt8]
  ) -> (text: String, range: ByteRange)? {
    let types = summary.types
    let around = types.indices.filter { types[$0].memberBlock.range.contains(offset) }
    guard let scope = around.max(by: { types[$0].place.range.start < types[$1].place.range.start }),
      let type = project.owner(of: scope, in: summary), let used = UsedName(in: bytes, at: offset),
      let property = type.properties.first(where: { $0.name == used.name && $0.wrapper != nil })
    else { return nil }
    return line(for: property, of: type).map { ($0, used.range) }
  }

  private func line(for property: Property, of type: DeclaredType) -> String? {
    guard project.isSwiftUIOwner(type) == .yes,
      let found = StateMapMembers(project: project).members(of: type).first(where: { $0.property == property }),
      // The call that passes the value may be in a file that has not been read yet.
      project.isComplete || found.role != .receives && found.role != .reads
    else { return nil }
    return "'\(property.name)' \(text(of: found, in: type))"
  }

  private func text(of found: StateMapMembers.Found, in type: DeclaredType) -> String {
    switch found.role {
    case .owns:
      return "is owned by '\(type.name)' for as long as it keeps its identity"
        + firstValue(of: found.property, in: type)
    case .creates:
      return "is not kept by '\(type.name)': it is re-created with every new '\(type.name)' value"
    case .stores: return "is kept outside of '\(type.name)', which reads and writes it there"
    case .shares: return "is \(found.shared.map { "'\($0)', " } ?? "")a shared instance that no view owns"
    case .receives: return received(found.property, in: type)
    case .reads: return read(found, in: type)
    }
  }

  // MARK: Passed by callers

  private struct Call {
    let found: FoundConstruction
    let argument: Argument

    var caller: String { StateOrigin.place(found.construction.place, in: found.file) }
  }

  /// The app's calls that pass a value for the property.
  private func calls(passing property: Property, of type: DeclaredType) -> [Call] {
    let inputs = project.valueInputs(of: type)
    return project.constructions(of: type).filter { !$0.isPreviewOrTest }.flatMap { found in
      inputs.passages(of: found.construction).filter { $0.property.name == property.name }
        .map { Call(found: found, argument: $0.argument) }
    }
  }

  private func firstValue(of property: Property, in type: DeclaredType) -> String {
    let calls = calls(passing: property, of: type)
    guard let first = calls.first else { return "" }
    return "; its first value is passed by \(callers(calls, first))"
  }

  private func received(_ property: Property, in type: DeclaredType) -> String {
    let calls = calls(passing: property, of: type)
    guard let first = calls.first else {
      return project.constructions(of: type).contains { !$0.isPreviewOrTest }
        ? "is received from a caller in a way that cannot be followed"
        : "is received, but no call that passes it was found in the project"
    }
    return "is \(owner(of: first, depth: 0)), and passed by \(callers(calls, first))"
  }

  /// "owned by 'Home.name' (@State, Home.swift:4)".
  private func owner(of call: Call, depth: Int) -> String {
    owner(
      of: project.origin(of: call.argument, at: call.found.construction.scope, in: call.found.file),
      madeAt: call.caller, depth: depth)
  }

  private func owner(of origin: PassedOrigin, madeAt place: String, depth: Int) -> String {
    switch origin {
    case .made: return "made in the call (\(place))"
    case .shared(let path): return "'\(path)', a shared instance"
    case .constant: return "a constant"
    case .unknown: return "from an unknown owner"
    case .property(let property, let owner):
      let name = "'\(owner.name).\(property.name)'"
      let members = StateMapMembers(project: project).members(of: owner)
      guard let found = members.first(where: { $0.property.name == property.name }) else { return "taken from \(name)" }
      let wrapper = found.wrapper.isEmpty ? "" : "\(found.wrapper), "
      let described = "\(name) (\(wrapper)\(Self.place(property.namePlace, in: owner.file)))"
      switch found.role {
      case .owns: return "owned by \(described)"
      case .creates: return "created, but not kept, by \(described)"
      case .stores: return "kept outside of the views by \(described)"
      case .shares: return found.shared.map { "'\($0)', a shared instance" } ?? "fetched by \(described)"
      case .reads: return "read from the environment by \(described)"
      case .receives:
        guard depth < Self.followedPassages, let next = calls(passing: property, of: owner).first else {
          return "received by \(described)"
        }
        return self.owner(of: next, depth: depth + 1)
      }
    }
  }

  /// "'Home' (Home.swift:12) and 2 other calls".
  private func callers(_ calls: [Call], _ first: Call) -> String {
    let caller = project.owner(of: first.found.construction.scope, in: first.found.file)?.name
    let others = calls.count == 1 ? "" : " and \(counted(calls.count - 1, "other call"))"
    return (caller.map { "'\($0)' (\(first.caller))" } ?? first.caller) + others
  }

  // MARK: Read from the environment

  private func read(_ found: StateMapMembers.Found, in type: DeclaredType) -> String {
    guard let read = found.property.readFromEnvironment else { return "is read from the environment" }
    if read.family == .key { return "is the environment's value for '\\.\(read.path)'" }
    guard let model = found.model else { return "is read from the environment" }
    let injections = project.injections(by: read.family).filter {
      $0.type == .declared(model) && !$0.found.injection.context.contains(.isPreview)
        && !$0.found.file.traits.contains(.isTest)
    }
    guard let first = injections.first?.found else {
      return "is read from the environment, but no injection was found in the project"
    }
    let origin = project.origin(of: first.injection.argument, at: first.injection.scope, in: first.file)
    let place = Self.place(first.injection.namePlace, in: first.file)
    let others = injections.count == 1 ? "" : " and \(counted(injections.count - 1, "other place"))"
    return "is \(owner(of: origin, madeAt: place, depth: 0)), and put into the environment at \(place)\(others)"
  }

  /// "Home.swift:40".
  private static func place(_ place: Place, in file: FileSummary) -> String {
    "\(file.path.fileName):\(place.line + 1)"
  }
}
