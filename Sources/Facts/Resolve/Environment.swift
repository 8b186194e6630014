/// What views put into the environment and read from it.
extension ProjectFacts {
  private static let followedMembers = 8

  /// A property that reads an object from the environment.
  package struct EnvironmentReader: Sendable {
    package let property: Property
    package let owner: DeclaredType
    package let read: EnvironmentRead
    /// The class of the object; nil for a key, and where the project does not declare it.
    package let type: DeclaredType?

    /// "Home.swift:40"
    package var description: String { "\(owner.file.path):\(property.namePlace.line + 1)" }
  }

  /// An injection with its file.
  package struct FoundInjection: Sendable {
    package let injection: EnvironmentInjection
    package let file: FileSummary

    /// "Home.swift:40"
    package var description: String { "\(file.path):\(injection.place.line + 1)" }
  }

  /// The class of an injected object.
  package enum InjectedType: Sendable, Hashable {
    case declared(DeclaredType)
    /// Certainly none that the project declares.
    case foreign
    case unknown
  }

  // MARK: Readers

  /// The properties of the file's types that read from the environment.
  package func environmentReaders(in file: FileSummary) -> [EnvironmentReader] {
    guard file.hasMembersWithAttributes, seesSwiftUI(file) else { return [] }
    return file.properties.compactMap { environmentReader($0, in: file) }
  }

  /// Those that the type itself declares, its extensions apart.
  package func environmentReaders(of owner: DeclaredType) -> [EnvironmentReader] {
    guard owner.file.hasPropertyWithAttribute(owner.index), seesSwiftUI(owner.file) else { return [] }
    return owner.properties.compactMap { environmentReader($0, in: owner.file) }
  }

  private func environmentReader(_ property: Property, in file: FileSummary) -> EnvironmentReader? {
    guard !property.attributes.isEmpty, property.isStoredInstance, let read = property.readFromEnvironment,
      let wrapper = property.wrapper, !isShadowed(wrapper, in: file),
      let owner = DeclaredType(file, property.owner)
    else { return nil }
    let type =
      read.family == .key
      ? nil : environmentType(named: read.path, at: file.site(ofMembersOf: property.owner), in: file)
    return EnvironmentReader(property: property, owner: owner, read: read, type: type)
  }

  /// The properties of the whole project that read objects of the type.
  package func environmentReaders(reading type: DeclaredType) -> [EnvironmentReader] {
    var seen: Set<String> = []
    return names(of: type).sorted().flatMap { name in
      files(.environmentReads, name).filter { seen.insert($0.path).inserted }
        .flatMap { environmentReaders(in: $0) }.filter { $0.type == type }
    }
  }

  // MARK: Injections

  /// Everything that any file puts into the environment by one way, with its class.
  package func injections(by family: EnvironmentFamily) -> [(found: FoundInjection, type: InjectedType)] {
    files(.injected, family.rawValue).flatMap { file in
      file.injections.filter { $0.family == family }.map {
        (FoundInjection(injection: $0, file: file), injectedType($0, in: file))
      }
    }
  }

  /// The class of the injected object, by what its expression says.
  package func injectedType(_ injection: EnvironmentInjection, in file: FileSummary) -> InjectedType {
    let argument = injection.argument
    switch argument.value.kind {
    case .construct:
      guard argument.value.path != "Self" else {
        return owner(of: injection.scope, in: file).map { .declared($0) } ?? .unknown
      }
      let candidates = types(named: argument.value.path, at: injection.site, in: file)
      if candidates.isEmpty, isComplete, !isGenericParameter(argument.value.path, at: injection.scope, in: file) {
        return .foreign
      }
      return candidates.count == 1 ? candidates.first.map { .declared($0) } ?? .unknown : .unknown
    case .name, .member:
      return type(of: injection, in: file).map { .declared($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func type(of injection: EnvironmentInjection, in file: FileSummary) -> DeclaredType? {
    let argument = injection.argument
    guard let mention = argument.mentions.first, argument.mentions.count == 1, !mention.isProjected else { return nil }
    if mention.root == .selfValue { return owner(of: injection.scope, in: file) }
    if !injection.localType.isEmpty {
      guard let base = environmentType(named: injection.localType, at: injection.site, in: file) else { return nil }
      return type(along: mention.members[...], from: base, depth: 0)
    }
    guard mention.isOfSelf else { return nil }
    if mention.name.startsLikeType {
      return sharedType(mention.name.appendingPath(mention.members), at: injection.site, in: file, depth: 0)
    }
    guard let (property, home) = variable(named: mention.name, at: injection.scope, in: file) else { return nil }
    return type(of: property, declaredIn: home, followedBy: mention.members[...], depth: 0)
  }

  /// The class of `Store.shared` and `Outer.Store.shared.inner`.
  private func sharedType(_ path: String, at site: Site, in file: FileSummary, depth: Int) -> DeclaredType? {
    let components = path.split(separator: ".").map(String.init)
    let typeCount = components.prefix { $0.startsLikeType }.count
    let typePath = components.prefix(typeCount).joined(separator: ".")
    guard let owner = environmentType(named: typePath, at: site, in: file) else { return nil }
    return type(along: components.dropFirst(typeCount).joined(separator: ".")[...], from: owner, depth: depth)
  }

  /// Follows members read one behind the other.
  private func type(along path: Substring, from base: DeclaredType, depth: Int) -> DeclaredType? {
    guard !path.isEmpty else { return base }
    let name = String(path.prefix { $0 != "." })
    guard let (property, declarer) = property(named: name, of: base) else { return nil }
    let rest = path.dropFirst(name.count).dropFirst()
    return type(of: property, declaredIn: declarer.file, followedBy: rest, depth: depth + 1)
  }

  /// The class of the object that a property holds, as written, as its wrapper says or as its value tells.
  package func objectType(of property: Property, in file: FileSummary) -> DeclaredType? {
    type(of: property, declaredIn: file, followedBy: "", depth: 0)
  }

  private func type(
    of property: Property, declaredIn file: FileSummary, followedBy path: Substring, depth: Int
  ) -> DeclaredType? {
    // A value may be its own, in code that does not compile.
    guard depth < Self.followedMembers else { return nil }
    let name: String
    if let written = property.type {
      guard written.form == .nominal || written.isOptionalSugar else { return nil }
      name = written.path
    } else if let read = property.readFromEnvironment, read.family != .key {
      name = read.path
    } else if property.value.kind == .construct {
      name = property.value.path
    } else if property.value.kind == .member {
      let shared = sharedType(
        property.value.path, at: file.site(ofMembersOf: property.owner), in: file, depth: depth)
      return shared.flatMap { type(along: path, from: $0, depth: depth) }
    } else {
      return nil
    }
    let owner = name == "Self" ? self.owner(of: property.owner, in: file) : nil
    guard let type = owner ?? environmentType(named: name, at: file.site(ofMembersOf: property.owner), in: file) else {
      return nil
    }
    return self.type(along: path, from: type, depth: depth)
  }

  /// The class of that name; nil for protocols, generic parameters and what the project does not declare once.
  private func environmentType(named path: String, at site: Site, in file: FileSummary) -> DeclaredType? {
    guard !isGenericParameter(path, at: site.scope, in: file), let type = type(named: path, at: site, in: file),
      type.kind != .protocol
    else { return nil }
    return type
  }

  private func isGenericParameter(_ name: String, at scope: Int?, in file: FileSummary) -> Bool {
    DeclaredType(file, scope).map { isGenericParameter(name, in: $0) } ?? false
  }
}
