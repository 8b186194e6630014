/// What other files may see of one file. Two versions with equal summaries give every other file the same findings,
/// the line numbers of related locations apart.
package struct FileSummary: Sendable, Hashable {
  package let path: String
  package private(set) var traits: Traits
  package let imports: [Import]
  /// In text order; other facts name a type by its index here.
  package let types: [TypeDeclaration]
  package let typeAliases: [TypeAlias]
  package let properties: [Property]
  package let initializers: [Initializer]
  package let factories: [Factory]
  package let constructions: [Construction]
  package let injections: [EnvironmentInjection]
  package let memberReferences: [MemberReference]
  package let nestedReads: [NestedRead]
  /// The uses of names in extensions, whose properties may be declared in another file.
  package let extensionUses: [NameUse]
  package let typeMentions: [TypeMention]
  package let identityGetters: [Getter]
  package let watchedNames: [WatchedName]
  /// The state properties without an initial value that no code of the file changes.
  package let unchangedState: Set<MemberName>
  package let volatileGetters: [VolatileGetter]
  package let reorderings: [Reordering]
  /// Names of macros that the file declares.
  package let macros: [String]
  package let objectMentions: [ObjectMention]
  package let localHolders: [LocalHolder]
  package let projectingMembers: [ProjectingMember]
  /// How the file's code projects, replaces or passes on the properties of the file that hold observable objects.
  package let holderUses: [NameUse]
  private let propertiesByOwner: MembersByOwner
  private let initializersByOwner: MembersByOwner
  /// Types with a property that has an attribute: the few among which wrappers are to be looked for.
  private let typesWithAttributes: Set<Int>

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Belongs to a test target, by its path or imports.
    package static let isTest = Traits(rawValue: 1 << 0)
    /// Says that it is written by a tool.
    package static let isGenerated = Traits(rawValue: 1 << 1)
    /// Its first line ends in a carriage return and a line feed.
    package static let endsLinesWithCRLF = Traits(rawValue: 1 << 2)
  }

  package init(
    path: String, traits: Traits = [], imports: [Import] = [], types: [TypeDeclaration] = [],
    typeAliases: [TypeAlias] = [], properties: [Property] = [], initializers: [Initializer] = [],
    factories: [Factory] = [], constructions: [Construction] = [], injections: [EnvironmentInjection] = [],
    memberReferences: [MemberReference] = [],
    nestedReads: [NestedRead] = [],
    extensionUses: [NameUse] = [], typeMentions: [TypeMention] = [],
    identityGetters: [Getter] = [], watchedNames: [WatchedName] = [],
    unchangedState: Set<MemberName> = [], volatileGetters: [VolatileGetter] = [], reorderings: [Reordering] = [],
    macros: [String] = [], objectMentions: [ObjectMention] = [], localHolders: [LocalHolder] = [],
    projectingMembers: [ProjectingMember] = [], holderUses: [NameUse] = []
  ) {
    self.path = path
    self.traits = traits
    self.imports = imports
    self.types = types
    self.typeAliases = typeAliases
    self.properties = properties
    self.initializers = initializers
    self.factories = factories
    self.constructions = constructions
    self.injections = injections
    self.memberReferences = memberReferences
    self.nestedReads = nestedReads
    self.extensionUses = extensionUses
    self.typeMentions = typeMentions
    self.identityGetters = identityGetters
    self.watchedNames = watchedNames
    self.unchangedState = unchangedState
    self.volatileGetters = volatileGetters
    self.reorderings = reorderings
    self.macros = macros
    self.objectMentions = objectMentions
    self.localHolders = localHolders
    self.projectingMembers = projectingMembers
    self.holderUses = holderUses
    propertiesByOwner = MembersByOwner(owners: properties.map(\.owner), typeCount: types.count)
    initializersByOwner = MembersByOwner(owners: initializers.map(\.owner), typeCount: types.count)
    typesWithAttributes = Set(properties.lazy.filter { !$0.attributes.isEmpty }.compactMap(\.owner))
  }

  /// The properties that the type or extension of that index declares.
  package func properties(of type: Int) -> OwnedMembers<Property> {
    propertiesByOwner.members(of: type, in: properties)
  }

  /// Whether any type or extension declares a property with a wrapper or another attribute.
  package var hasMembersWithAttributes: Bool { !typesWithAttributes.isEmpty }

  /// Whether the type or extension of that index declares a property with a wrapper or another attribute.
  package func hasPropertyWithAttribute(_ type: Int) -> Bool {
    typesWithAttributes.contains(type)
  }

  /// The initialisers that the type or extension of that index declares.
  package func initializers(of type: Int) -> OwnedMembers<Initializer> {
    initializersByOwner.members(of: type, in: initializers)
  }

  /// The type or extension of that index; nil for an index that the file does not have.
  package func type(at index: Int?) -> TypeDeclaration? {
    guard let index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The type or extension and those around it, the innermost first.
  package func scopes(from index: Int?) -> [TypeDeclaration] {
    var result: [TypeDeclaration] = []
    var next = index
    while let current = next, let type = type(at: current) {
      result.append(type)
      // An outer scope stands before its inner ones; anything else would not end.
      next = type.outer.flatMap { $0 < current ? $0 : nil }
    }
    return result
  }

  /// What a new line of the file ends in.
  package var lineEnding: String { traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n" }

  func with(traits: Traits) -> FileSummary {
    var result = self
    result.traits = traits
    return result
  }

  package func imports(anyOf modules: Set<String>) -> Bool {
    imports.contains { modules.contains($0.module) }
  }
}
