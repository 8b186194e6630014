/// What other files may see of one file. Two versions with equal summaries give every other file the same findings,
/// the line numbers of related locations apart.
package struct FileSummary: Sendable, Hashable {
  /// Behind one reference: a summary is made of many arrays, and whoever resolves names copies summaries a lot.
  private final class Storage: Sendable {
    let contents: Contents
    // What follows from the contents, found once for all questions.
    let propertiesByOwner: MembersByOwner
    let initializersByOwner: MembersByOwner
    let constructionsByName: MembersByName
    /// Types with a property that has an attribute: the few among which wrappers are to be looked for.
    let typesWithAttributes: Set<Int>

    init(_ contents: Contents) {
      self.contents = contents
      let typeCount = contents.types.count
      propertiesByOwner = MembersByOwner(owners: contents.properties.map(\.owner), typeCount: typeCount)
      initializersByOwner = MembersByOwner(owners: contents.initializers.map(\.owner), typeCount: typeCount)
      constructionsByName = MembersByName(names: contents.constructions.lazy.map(\.typeName))
      typesWithAttributes = Set(contents.properties.lazy.filter { !$0.attributes.isEmpty }.compactMap(\.owner))
    }
  }

  private struct Contents: Sendable, Hashable {
    let path: String
    var traits: Traits
    let imports: [Import]
    let types: [TypeDeclaration]
    let blocks: [LocalBlock]
    let typeAliases: [TypeAlias]
    let properties: [Property]
    let initializers: [Initializer]
    let factories: [Factory]
    let constructions: [Construction]
    let injections: [EnvironmentInjection]
    let memberReferences: [MemberReference]
    let nestedReads: [NestedRead]
    let extensionUses: [NameUse]
    let typeMentions: [TypeMention]
    let identityGetters: [Getter]
    let watchedNames: [WatchedName]
    let unchangedState: Set<MemberName>
    let volatileGetters: [VolatileGetter]
    let reorderings: [Reordering]
    let macros: [String]
    let objectMentions: [ObjectMention]
    let localHolders: [LocalHolder]
    let projectingMembers: [ProjectingMember]
    let holderUses: [NameUse]
    let memberUses: [MemberUse]
    let methods: [Method]
    let methodCalls: [MethodCall]
    let projectedMembers: [ProjectedMember]
  }

  private let storage: Storage

  package var path: String { storage.contents.path }
  package var traits: Traits { storage.contents.traits }
  package var imports: [Import] { storage.contents.imports }
  /// In text order; other facts name a type by its index here.
  package var types: [TypeDeclaration] { storage.contents.types }
  /// In text order; places name a block by its index here.
  package var blocks: [LocalBlock] { storage.contents.blocks }
  package var typeAliases: [TypeAlias] { storage.contents.typeAliases }
  package var properties: [Property] { storage.contents.properties }
  package var initializers: [Initializer] { storage.contents.initializers }
  package var factories: [Factory] { storage.contents.factories }
  package var constructions: [Construction] { storage.contents.constructions }
  package var injections: [EnvironmentInjection] { storage.contents.injections }
  package var memberReferences: [MemberReference] { storage.contents.memberReferences }
  package var nestedReads: [NestedRead] { storage.contents.nestedReads }
  /// The uses of names in extensions, whose properties may be declared in another file.
  package var extensionUses: [NameUse] { storage.contents.extensionUses }
  package var typeMentions: [TypeMention] { storage.contents.typeMentions }
  package var identityGetters: [Getter] { storage.contents.identityGetters }
  package var watchedNames: [WatchedName] { storage.contents.watchedNames }
  /// The state properties without an initial value that no code of the file changes.
  package var unchangedState: Set<MemberName> { storage.contents.unchangedState }
  package var volatileGetters: [VolatileGetter] { storage.contents.volatileGetters }
  package var reorderings: [Reordering] { storage.contents.reorderings }
  /// Names of macros that the file declares.
  package var macros: [String] { storage.contents.macros }
  package var objectMentions: [ObjectMention] { storage.contents.objectMentions }
  package var localHolders: [LocalHolder] { storage.contents.localHolders }
  package var projectingMembers: [ProjectingMember] { storage.contents.projectingMembers }
  /// How the file's code projects, replaces or passes on the properties of the file that hold observable objects.
  package var holderUses: [NameUse] { storage.contents.holderUses }
  /// Those of extensions whose type another file may declare.
  package var memberUses: [MemberUse] { storage.contents.memberUses }
  package var methods: [Method] { storage.contents.methods }
  package var methodCalls: [MethodCall] { storage.contents.methodCalls }
  /// Those of extensions and subclasses.
  package var projectedMembers: [ProjectedMember] { storage.contents.projectedMembers }

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
    blocks: [LocalBlock] = [], typeAliases: [TypeAlias] = [], properties: [Property] = [],
    initializers: [Initializer] = [],
    factories: [Factory] = [], constructions: [Construction] = [], injections: [EnvironmentInjection] = [],
    memberReferences: [MemberReference] = [],
    nestedReads: [NestedRead] = [],
    extensionUses: [NameUse] = [], typeMentions: [TypeMention] = [],
    identityGetters: [Getter] = [], watchedNames: [WatchedName] = [],
    unchangedState: Set<MemberName> = [], volatileGetters: [VolatileGetter] = [], reorderings: [Reordering] = [],
    macros: [String] = [], objectMentions: [ObjectMention] = [], localHolders: [LocalHolder] = [],
    projectingMembers: [ProjectingMember] = [], holderUses: [NameUse] = [],
    memberUses: [MemberUse] = [], methods: [Method] = [], methodCalls: [MethodCall] = [],
    projectedMembers: [ProjectedMember] = []
  ) {
    storage = Storage(
      Contents(
        path: path, traits: traits, imports: imports, types: types, blocks: blocks, typeAliases: typeAliases,
        properties: properties, initializers: initializers, factories: factories, constructions: constructions,
        injections: injections,
        memberReferences: memberReferences, nestedReads: nestedReads, extensionUses: extensionUses,
        typeMentions: typeMentions, identityGetters: identityGetters, watchedNames: watchedNames,
        unchangedState: unchangedState, volatileGetters: volatileGetters, reorderings: reorderings, macros: macros,
        objectMentions: objectMentions, localHolders: localHolders, projectingMembers: projectingMembers,
        holderUses: holderUses, memberUses: memberUses, methods: methods, methodCalls: methodCalls,
        projectedMembers: projectedMembers))
  }

  /// The properties that the type or extension of that index declares.
  package func properties(of type: Int) -> OwnedMembers<Property> {
    storage.propertiesByOwner.members(of: type, in: properties)
  }

  /// Whether any type or extension declares a property with a wrapper or another attribute.
  package var hasMembersWithAttributes: Bool { !storage.typesWithAttributes.isEmpty }

  /// Whether the type or extension of that index declares a property with a wrapper or another attribute.
  package func hasPropertyWithAttribute(_ type: Int) -> Bool {
    storage.typesWithAttributes.contains(type)
  }

  /// The initialisers that the type or extension of that index declares.
  package func initializers(of type: Int) -> OwnedMembers<Initializer> {
    storage.initializersByOwner.members(of: type, in: initializers)
  }

  /// The places where values of a type are made, by `Construction.typeName`.
  func constructions(named name: String) -> OwnedMembers<Construction> {
    storage.constructionsByName.members(named: name, in: constructions)
  }

  /// The type or extension of that index; nil for an index that the file does not have.
  package func type(at index: Int?) -> TypeDeclaration? {
    guard let index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The type or extension and those around it, the innermost first.
  package func scopes(from index: Int?) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next = index
    while let current = next, let type = DeclaredType(self, current) {
      result.append(type)
      // An outer scope stands before its inner ones; anything else would not end.
      next = type.declaration.outer.flatMap { $0 < current ? $0 : nil }
    }
    return result
  }

  /// Where the members of a type or extension are written.
  func site(ofMembersOf scope: Int?) -> Site { Site(scope: scope, place: type(at: scope)?.place ?? .none) }

  /// What a new line of the file ends in.
  package var lineEnding: String { traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n" }

  private init(_ contents: Contents) { storage = Storage(contents) }

  func with(traits: Traits) -> FileSummary {
    var contents = storage.contents
    contents.traits = traits
    return FileSummary(contents)
  }

  package static func == (left: FileSummary, right: FileSummary) -> Bool {
    left.storage === right.storage || left.storage.contents == right.storage.contents
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.contents) }

  package func imports(anyOf modules: Set<String>) -> Bool {
    imports.contains { modules.contains($0.module) }
  }
}
