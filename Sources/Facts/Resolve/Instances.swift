/// Whether an expression gives an object of a class.
extension ProjectFacts {
  /// - Parameters:
  ///   - reference: what the expression's first name comes from, where that is known.
  ///   - localType: the path of the type of the local variable or parameter that the expression begins with.
  package func isInstance(
    _ value: Value, reference: Reference? = nil, localType: String = "", at site: Site, in file: FileSummary,
    of type: DeclaredType
  ) -> Answer {
    let instance = Instance(type: type, project: self)
    let answer = instance.judge(value, reference: reference, localType: localType, at: site, in: file, depth: 0)
    // What a file cannot name, it may still hold, but not where the module keeps it to itself.
    return answer == .unknown && !mayHold(type, in: file) ? .no : answer
  }

  /// Whether the property's value is an object of the class, by its written type or else by its initial value.
  package func isInstance(_ property: Property, declaredIn file: FileSummary, of type: DeclaredType) -> Answer {
    isInstance(property, at: file.site(ofMembersOf: property.owner), in: file, of: type)
  }

  /// The same for a variable of a function.
  func isInstance(_ variable: Property, at site: Site, in file: FileSummary, of type: DeclaredType) -> Answer {
    let answer = Instance(type: type, project: self).judge(variable, at: site, in: file, depth: 0)
    return answer == .unknown && !mayHold(type, in: file) ? .no : answer
  }

  private func mayHold(_ type: DeclaredType, in file: FileSummary) -> Bool {
    if type.isHiddenFromOtherFiles { return file.path == type.file.path }
    return sees(type.file, from: file)
  }
}

private struct Instance {
  let type: DeclaredType
  let project: ProjectFacts

  /// Values that stand for values that stand for values do so a few times at most.
  private static let maximumDepth = 12

  func judge(
    _ value: Value, reference: Reference?, localType: String, at site: Site, in file: FileSummary, depth: Int
  ) -> Answer {
    guard depth < Self.maximumDepth else { return .unknown }
    switch value.kind {
    case .construct where value.path == "Self":
      return project.owner(of: site.scope, in: file).map { $0 == type ? .yes : .no } ?? .unknown
    case .construct: return judge(typeNamed: value.path, at: site, in: file)
    case .literal, .array, .closure, .interpolation: return .no
    case .name, .member:
      let root = reference?.root ?? .memberOrGlobal
      if root == .parameter || root == .local || root == .closureParameter {
        let path = reference.map { $0.members } ?? ""
        guard !localType.isEmpty else { return .unknown }
        if path.isEmpty { return judge(typeNamed: localType, at: site, in: file) }
        guard let base = project.type(named: localType, at: site, in: file) else { return .unknown }
        return judge(path[...], from: base, depth: depth)
      }
      if root == .selfValue {
        return project.owner(of: site.scope, in: file).map { $0 == type ? .yes : .no } ?? .unknown
      }
      let path = reference.map { $0.name.appendingPath($0.members) } ?? value.path
      return judge(path: path, at: site, in: file, depth: depth)
    case .call: return judge(callOf: value.path, at: site, in: file)
    default: return .unknown
    }
  }

  private func judge(typeNamed path: String, at site: Site, in file: FileSummary) -> Answer {
    project.types(named: path, at: site, in: file).contains(type) ? .yes : .no
  }

  /// Whether the project declares nothing of that name, whose members are then none of the project's classes.
  private func isForeign(_ path: String, at site: Site, in file: FileSummary) -> Bool {
    project.isComplete && project.types(named: path, at: site, in: file).isEmpty
      && !file.scopes(from: site.scope).contains { outer in
        outer.declaration.genericParameters.contains { $0.name == path }
      }
  }

  /// "model", "store.model", "Store.shared.model".
  private func judge(path: String, at site: Site, in file: FileSummary, depth: Int) -> Answer {
    let components = path.split(separator: ".")
    let types = components.prefix { $0.first?.isUppercase ?? false }
    if !types.isEmpty {
      let rest = components.dropFirst(types.count).joined(separator: ".")
      let path = types.joined(separator: ".")
      guard let base = project.type(named: path, at: site, in: file) else {
        return isForeign(path, at: site, in: file) ? .no : .unknown
      }
      return rest.isEmpty ? .no : judge(rest[...], from: base, depth: depth)
    }
    guard let name = components.first else { return .unknown }
    let rest = components.dropFirst().joined(separator: ".")
    guard let (property, home) = project.variable(named: String(name), at: site.scope, in: file) else {
      return .unknown
    }
    return judge(rest[...], from: property, declaredIn: home, depth: depth)
  }

  private func judge(_ path: Substring, from base: DeclaredType, depth: Int) -> Answer {
    let name = String(path.prefix { $0 != "." })
    guard let (property, declarer) = project.property(named: name, of: base) else { return .unknown }
    return judge(path.dropFirst(name.count).dropFirst(), from: property, declaredIn: declarer.file, depth: depth)
  }

  private func judge(
    _ path: Substring, from property: Property, declaredIn file: FileSummary, depth: Int
  ) -> Answer {
    if path.isEmpty { return judge(property, declaredIn: file, depth: depth + 1) }
    guard depth < Self.maximumDepth,
      let name = property.type?.path ?? constructedPath(property) ?? property.readFromEnvironment?.path,
      let next = project.type(named: name, at: property.owner, in: file)
    else { return .unknown }
    return judge(path, from: next, depth: depth + 1)
  }

  private func constructedPath(_ property: Property) -> String? {
    property.value.kind == .construct ? property.value.path : nil
  }

  private func judge(_ property: Property, declaredIn file: FileSummary, depth: Int) -> Answer {
    judge(property, at: file.site(ofMembersOf: property.owner), in: file, depth: depth)
  }

  func judge(_ property: Property, at site: Site, in file: FileSummary, depth: Int) -> Answer {
    if let written = property.type {
      switch written.form {
      case .nominal, .optional, .implicitlyUnwrapped:
        return written.path.isEmpty ? .unknown : judge(typeNamed: written.path, at: site, in: file)
      case .existential, .opaque:
        return .no
      case .composition, .other: return .unknown
      default: return .no
      }
    }
    if let read = property.readFromEnvironment, read.family != .key {
      return judge(typeNamed: read.path, at: site, in: file)
    }
    return judge(property.value, reference: nil, localType: "", at: site, in: file, depth: depth + 1)
  }

  /// `makeModel()`, `Model.make()`: what a function makes that does nothing else.
  private func judge(callOf path: String, at site: Site, in file: FileSummary) -> Answer {
    let base = path.pathWithoutLastComponent
    let owner: DeclaredType?
    switch base {
    case "", "self": owner = project.owner(of: site.scope, in: file)
    default: owner = project.type(named: base, at: site, in: file)
    }
    guard let owner else { return .unknown }
    for declaration in [owner] + project.extensions(of: owner) {
      for factory in declaration.file.factories
      where factory.owner == declaration.index && factory.name == path.lastPathComponent && factory.isFunction {
        if factory.madeType.isEmpty { return owner == type ? .yes : .unknown }
        return judge(
          typeNamed: factory.madeType, at: declaration.file.site(ofMembersOf: declaration.index), in: declaration.file)
      }
    }
    return .unknown
  }
}
