import Facts

/// The values that views put into the environment and read from it.
extension ProjectFacts {
  /// A property that reads an object from the environment.
  package struct EnvironmentReader: Sendable {
    package let property: Property
    package let owner: DeclaredType
    package let read: EnvironmentRead
    /// The class of the object; nil for a key, and if the project does not declare the class.
    package let type: DeclaredType?
  }

  /// An injection with its file.
  package struct FoundInjection: Sendable {
    package let injection: EnvironmentInjection
    package let file: FileSummary

    /// "Home.swift:40"
    package var description: String { injection.place.description(inFileAt: file.path) }
  }

  /// The class of an injected object.
  package enum InjectedType: Sendable, Hashable {
    case declared(DeclaredType)
    /// A type that the project certainly does not declare.
    case foreign
    case unknown
  }

  // MARK: Readers

  /// The properties of the file's types that read from the environment.
  package func environmentReaders(in file: FileSummary) -> [EnvironmentReader] {
    guard file.hasMembersWithAttributes, seesSwiftUI(file) else { return [] }
    return file.properties.compactMap { environmentReader($0, in: file) }
  }

  /// The environment readers that the type itself declares, not those in its extensions.
  package func environmentReaders(of owner: DeclaredType) -> [EnvironmentReader] {
    guard owner.file.hasPropertyWithAttribute(owner.index), seesSwiftUI(owner.file) else { return [] }
    return owner.properties.compactMap { environmentReader($0, in: owner.file) }
  }

  private func environmentReader(_ property: Property, in file: FileSummary) -> EnvironmentReader? {
    guard !property.attributes.isEmpty, property.isStoredInstance, let read = property.readFromEnvironment,
      let wrapper = property.wrapper, let owner = DeclaredType(file, property.owner), !isShadowed(wrapper, at: owner)
    else { return nil }
    let type =
      read.family == .key ? nil : resolve(read.$path, at: file.site(ofMembersOf: property.owner), in: file).object
    return EnvironmentReader(property: property, owner: owner, read: read, type: type)
  }

  /// The properties of the whole project that read objects of the type.
  package func environmentReaders(reading type: DeclaredType) -> [EnvironmentReader] {
    var seen: Set<FileID> = []
    return names(of: type).sortedByText().flatMap { name in
      files(.environmentReads, name).filter { seen.insert($0.id).inserted }
        .flatMap { environmentReaders(in: $0) }.filter { $0.type == type }
    }
  }

  /// Returns whether code may read an object of the class from the environment: a reader of that class, of an unknown
  /// type, such as a generic parameter, or outside the project. An expression with its type may read it, too.
  package func mayBeRead(_ type: DeclaredType) -> Bool {
    guard hasApp, isComplete, type.declaration.access.map({ $0 <= .internal }) ?? true else { return true }
    // `context.environment[Draft.self]`
    let isNamed = files(.mentioned, type.$name).contains { file in
      file.typeMentions(named: type.$name).contains {
        $0.position == .expression && types(named: $0.$path, at: $0.site, in: file).contains(type)
      }
    }
    if isNamed { return true }
    let ancestors = ancestors(of: type)
    func mayRead(_ reader: EnvironmentReader) -> Bool {
      guard reader.read.family != .key else { return false }
      let site = reader.owner.file.site(ofMembersOf: reader.property.owner)
      switch resolve(reader.read.$path, at: site, in: reader.owner.file) {
      case .declared(let read): return read == type || ancestors.contains { $0.declared == read }
      case .elsewhere: return false
      case .several, .parameter, .around, .unknown: return true
      }
    }
    return index.names(.environmentReads).contains { name in
      files(.environmentReads, name).contains { environmentReaders(in: $0).contains(where: mayRead) }
    }
  }

  // MARK: Injections

  /// All injections of one family in the project, each with the class of its object.
  package func injections(by family: EnvironmentFamily) -> [(found: FoundInjection, type: InjectedType)] {
    files(.injected, family.symbol).flatMap { file in
      file.injections.filter { $0.family == family }.map {
        (FoundInjection(injection: $0, file: file), injectedType($0, in: file))
      }
    }
  }

  /// Returns whether the injection is SwiftUI's modifier on a view. Code that draws nothing may call methods of the
  /// same name, so there the value must be known to be a view.
  package func isOnView(_ injection: EnvironmentInjection, in file: FileSummary) -> Bool {
    let name = injection.family == .object ? Symbol(.environmentObject) : Symbol(.environment)
    guard !extendsView(withMethod: name) else { return false }
    var isView = Answer.unknown
    if injection.root.kind == .construct,
      let base = type(named: injection.root.$path, at: injection.site, in: file)
    {
      // A struct may become a view while it is typed.
      isView = isSwiftUIOwner(base) == .no && base.declaration.kind == .struct ? .unknown : isSwiftUIOwner(base)
    }
    return isView == .yes || isView == .unknown && injection.traits.contains(.isDrawn)
  }

  private func extendsView(withMethod name: Symbol) -> Bool {
    files(.extended, Symbol(.view)).contains { file in
      file.methods(named: name).contains { file.type(at: $0.owner)?.$path == Symbol(.view) }
    }
  }

  /// Keys of objects and actions that stay the same in almost every app.
  private static let environmentServices: Set<Symbol> = [
    "managedObjectContext", "modelContext", "dismiss", "dismissWindow", "dismissSearch", "openURL", "openWindow",
    "openSettings", "requestReview",
  ]

  /// The project's property of `EnvironmentValues` with that name; nil if there is none or more than one.
  func environmentValue(_ key: Symbol) -> FoundProperty? {
    let found = files(.extended, Self.environmentValues).flatMap { file in
      file.extensions(named: Self.environmentValues).indexes.compactMap { index in
        DeclaredType(file, index)?.property(named: key).map { FoundProperty($0, in: file) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns whether the property reads a key of the framework for such a service, or a key of the project for which no
  /// modifier is known to inject a value that varies.
  func isSteadyInEnvironment(_ property: Property, depth: Int) -> Bool {
    guard let read = property.readFromEnvironment, read.family == .key, case let key = read.$path.firstPathComponent
    else { return false }
    if Self.environmentServices.contains(key) { return true }
    guard extendsFrameworkType("EnvironmentValues", withProperty: key) else { return false }
    let paths: Set<Symbol> = [key, read.$path]
    return !paths.flatMap({ files(.injected, $0) }).contains { file in
      file.injections.contains { injection in
        guard injection.family == .key, paths.contains(injection.$keyPath) else { return false }
        guard depth < Self.followedSteps else { return true }
        let construction = Construction(
          callee: .implicit, typePath: .empty, arguments: [injection.argument], position: .statement, identities: [],
          context: injection.context, scope: injection.scope, member: injection.$member, place: injection.place)
        let found = FoundConstruction(construction: construction, file: file)
        return variation(of: injection.argument, in: found, depth: depth + 1).isVarying
      }
    }
  }

  /// The class of the injected object, inferred from the expression.
  package func injectedType(_ injection: EnvironmentInjection, in file: FileSummary) -> InjectedType {
    let argument = injection.argument
    let isConstruction = argument.value.kind == .construct
    guard isConstruction || argument.mentions.count == 1 && argument.mentions.first?.isProjected == false else {
      return .unknown
    }
    let found = type(
      of: argument.value, reference: isConstruction ? nil : argument.mentions.first, localType: injection.$localType,
      at: injection.site, in: file)
    if case .elsewhere = found, isConstruction, isComplete { return .foreign }
    return found.object.map { .declared($0) } ?? .unknown
  }

  /// The class of the object that a property holds, from its written type, its wrapper, or its value. Nil for protocols
  /// and for types that the project does not declare exactly once.
  @inline(never)
  package func objectType(of property: Property, in file: FileSummary) -> DeclaredType? {
    type(of: property, declaredIn: file).object
  }
}
