import SourceText

/// What other files may see of one file. Two versions with equal summaries give every other file the same findings,
/// the line numbers of related locations apart.
package struct FileSummary: Sendable, Hashable {
  /// Behind one reference: a summary is made of many arrays, and whoever resolves names copies summaries a lot.
  private final class Storage: Sendable {
    let contents: Contents
    let id: FileID
    // What follows from the contents, found once for all questions.
    let propertiesByOwner: MembersByOwner
    let initializersByOwner: MembersByOwner
    let constructionsByName: MembersByName
    let constructionsByScope: MembersByOwner
    let typesByName: MembersByName
    let aliasesByName: MembersByName
    let memberReferencesByName: MembersByName
    let typeMentionsByName: MembersByName
    let extensionUsesByName: MembersByName
    let holderUsesByName: MembersByName
    let factoriesByName: MembersByName
    let methodsByName: MembersByName
    let methodCallsByName: MembersByName
    let memberUsesByScope: MembersByOwner
    let memberReferencesByScope: MembersByOwner
    let injectionsByScope: MembersByOwner
    let stateUsesByScope: MembersByOwner
    let watchedNamesByScope: MembersByOwner
    let identityGettersByOwner: MembersByOwner
    let volatileGettersByOwner: MembersByOwner
    /// Types with a property that has an attribute: the few among which wrappers are to be looked for.
    let typesWithAttributes: Set<Int>
    let importsSwiftUI: Bool
    /// Where the facts from bodies come from, in a summary that holds none.
    let bodies: UnreadBodies?

    init(_ contents: Contents, bodies: UnreadBodies? = nil) {
      self.contents = contents
      self.bodies = bodies
      id = FileID(contents.path)
      let typeCount = contents.types.count
      propertiesByOwner = MembersByOwner(owners: contents.properties.map(\.owner), typeCount: typeCount)
      initializersByOwner = MembersByOwner(owners: contents.initializers.map(\.owner), typeCount: typeCount)
      constructionsByName = MembersByName(contents.constructions) { $0.$typeName }
      constructionsByScope = MembersByOwner(owners: contents.constructions.map(\.scope), typeCount: typeCount)
      typesByName = MembersByName(contents.types) { $0.$name }
      aliasesByName = MembersByName(contents.typeAliases) { $0.$path.lastPathComponent }
      memberReferencesByName = MembersByName(contents.memberReferences) { $0.$name }
      typeMentionsByName = MembersByName(contents.typeMentions) { $0.$path.lastPathComponent }
      extensionUsesByName = MembersByName(contents.extensionUses) { $0.$name }
      holderUsesByName = MembersByName(contents.holderUses) { $0.$name }
      factoriesByName = MembersByName(contents.factories) { $0.$name }
      methodsByName = MembersByName(contents.methods) { $0.$name }
      memberReferencesByScope = MembersByOwner(
        owners: contents.memberReferences.map(\.scope), typeCount: typeCount)
      injectionsByScope = MembersByOwner(owners: contents.injections.map(\.scope), typeCount: typeCount)
      stateUsesByScope = MembersByOwner(owners: contents.stateUses.map(\.scope), typeCount: typeCount)
      watchedNamesByScope = MembersByOwner(owners: contents.watchedNames.map(\.scope), typeCount: typeCount)
      identityGettersByOwner = MembersByOwner(owners: contents.identityGetters.map(\.owner), typeCount: typeCount)
      volatileGettersByOwner = MembersByOwner(owners: contents.volatileGetters.map(\.owner), typeCount: typeCount)
      memberUsesByScope = MembersByOwner(owners: contents.memberUses.map(\.scope), typeCount: typeCount)
      methodCallsByName = MembersByName(contents.methodCalls) { $0.$name }
      importsSwiftUI = contents.imports.contains { $0.module == "SwiftUI" || $0.module == "SwiftUICore" }
      typesWithAttributes = Set(contents.properties.lazy.filter { !$0.attributes.isEmpty }.compactMap(\.owner))
    }
  }

  /// All that a summary holds; the walk writes it, and whoever asks sees it below.
  struct Contents: Sendable, Equatable {
    var path: String = ""
    var traits: Traits = []
    var imports: [Import] = []
    var types: [TypeDeclaration] = []
    var blocks: [LocalBlock] = []
    var typeAliases: [TypeAlias] = []
    var properties: [Property] = []
    var initializers: [Initializer] = []
    var factories: [Factory] = []
    var constructions: [Construction] = []
    var injections: [EnvironmentInjection] = []
    var memberReferences: [MemberReference] = []
    var nestedReads: [NestedRead] = []
    var getterReads: [NestedRead] = []
    var laterChanges: Set<MemberName> = []
    var extensionUses: [NameUse] = []
    var typeMentions: [TypeMention] = []
    var identityGetters: [Getter] = []
    var watchedNames: [WatchedName] = []
    var stateUses: [NameUse] = []
    var volatileGetters: [VolatileGetter] = []
    var reorderings: [Reordering] = []
    var macros: [String] = []
    var objectMentions: [ObjectMention] = []
    var localHolders: [LocalHolder] = []
    var projectingMembers: [ProjectingMember] = []
    var holderUses: [NameUse] = []
    var memberUses: [MemberUse] = []
    var methods: [Method] = []
    var methodCalls: [MethodCall] = []
    var projectedMembers: [ProjectedMember] = []
  }

  private let storage: Storage

  package var id: FileID { storage.id }
  package var path: String { storage.contents.path }
  package var traits: Traits { storage.contents.traits }
  package var imports: [Import] { storage.contents.imports }
  /// In text order; other facts name a type by its index here.
  package var types: [TypeDeclaration] { storage.contents.types }
  /// In text order; places name a block by its index here.
  package var blocks: [LocalBlock] { whole.contents.blocks }
  package var typeAliases: [TypeAlias] { storage.contents.typeAliases }
  package var properties: [Property] { storage.contents.properties }
  package var initializers: [Initializer] { whole.contents.initializers }
  package var factories: [Factory] { whole.contents.factories }
  package var constructions: [Construction] { whole.contents.constructions }
  package var injections: [EnvironmentInjection] { whole.contents.injections }
  package var memberReferences: [MemberReference] { whole.contents.memberReferences }
  package var nestedReads: [NestedRead] { whole.contents.nestedReads }
  /// What getters of classes read of members; the property is the one that has the getter.
  package var getterReads: [NestedRead] { whole.contents.getterReads }
  /// The names that code of classes and extensions changes in `async` functions and in closures that may run later.
  package var laterChanges: Set<MemberName> { whole.contents.laterChanges }
  /// The uses of names in extensions, whose properties may be declared in another file.
  package var extensionUses: [NameUse] { whole.contents.extensionUses }
  package var typeMentions: [TypeMention] { whole.contents.typeMentions }
  package var identityGetters: [Getter] { whole.contents.identityGetters }
  package var watchedNames: [WatchedName] { whole.contents.watchedNames }
  /// How the file's code changes, enters and hands out the state and the objects that types of the file own.
  package var stateUses: [NameUse] { whole.contents.stateUses }
  package var volatileGetters: [VolatileGetter] { whole.contents.volatileGetters }
  package var reorderings: [Reordering] { whole.contents.reorderings }
  /// Names of macros that the file declares.
  package var macros: [String] { storage.contents.macros }
  package var objectMentions: [ObjectMention] { whole.contents.objectMentions }
  package var localHolders: [LocalHolder] { whole.contents.localHolders }
  package var projectingMembers: [ProjectingMember] { whole.contents.projectingMembers }
  /// How the file's code projects, replaces or passes on the properties of the file that hold observable objects.
  package var holderUses: [NameUse] { whole.contents.holderUses }
  /// Those of extensions whose type another file may declare.
  package var memberUses: [MemberUse] { whole.contents.memberUses }
  package var methods: [Method] { whole.contents.methods }
  package var methodCalls: [MethodCall] { whole.contents.methodCalls }
  /// Those of extensions and subclasses.
  package var projectedMembers: [ProjectedMember] { whole.contents.projectedMembers }

  /// What tells of bodies: the file's own facts, or those that are read when somebody asks for them.
  private var whole: Storage { storage.bodies?.reader.whole.facts.summary.storage ?? storage }

  /// Nil where the bodies were read with everything else.
  var unreadBodies: UnreadBodies? { storage.bodies }

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Belongs to a test target, by its path or imports.
    package static let isTest = Traits(rawValue: 1 << 0)
    /// Says that it is written by a tool.
    package static let isGenerated = Traits(rawValue: 1 << 1)
    /// Its first line ends in a carriage return and a line feed.
    package static let endsLinesWithCRLF = Traits(rawValue: 1 << 2)
    /// Stands in a folder of examples inside its project.
    package static let isExample = Traits(rawValue: 1 << 3)
  }

  /// - Parameter bodies: where everything else comes from, where `contents` tells of declarations alone: traits, imports,
  ///   types, type aliases, properties and macros.
  init(_ contents: Contents, bodies: UnreadBodies? = nil) { storage = Storage(contents, bodies: bodies) }

  /// A file that says nothing.
  package init(path: String) { self.init(Contents(path: path)) }

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

  /// The initializers that the type or extension of that index declares.
  package func initializers(of type: Int) -> OwnedMembers<Initializer> {
    guard declaresInitializer(type) else { return OwnedMembers(all: [], chosen: []) }
    let whole = whole
    return whole.initializersByOwner.members(of: type, in: whole.contents.initializers)
  }

  /// Whether the type or extension of that index declares an initializer.
  package func declaresInitializer(_ type: Int) -> Bool {
    guard let bodies = storage.bodies else { return storage.initializersByOwner.hasMembers(of: type) }
    return bodies.initializerOwners.contains(type)
  }

  /// The places where values of a type are made, by `Construction.typeName`.
  func constructions(named name: String) -> OwnedMembers<Construction> {
    let whole = whole
    return whole.constructionsByName.members(named: name, in: whole.contents.constructions) { $0.$typeName }
  }

  /// The places in the code of the type or extension of that index, of no type inside it, where values are made.
  func constructions(at scope: Int) -> OwnedMembers<Construction> {
    let whole = whole
    return whole.constructionsByScope.members(of: scope, in: whole.contents.constructions)
  }

  /// The types and extensions of that name, without their paths.
  func types(named name: String) -> OwnedMembers<TypeDeclaration> {
    storage.typesByName.members(named: name, in: types) { $0.$name }
  }

  func typeAliases(named name: String) -> OwnedMembers<TypeAlias> {
    storage.aliasesByName.members(named: name, in: typeAliases) { $0.$path.lastPathComponent }
  }

  func memberReferences(named name: String) -> OwnedMembers<MemberReference> {
    let whole = whole
    return whole.memberReferencesByName.members(named: name, in: whole.contents.memberReferences) { $0.$name }
  }

  /// The mentions of types of that name, without their paths.
  func typeMentions(named name: String) -> OwnedMembers<TypeMention> {
    let whole = whole
    return whole.typeMentionsByName.members(named: name, in: whole.contents.typeMentions) { $0.$path.lastPathComponent }
  }

  func extensionUses(named name: String) -> OwnedMembers<NameUse> {
    let whole = whole
    return whole.extensionUsesByName.members(named: name, in: whole.contents.extensionUses) { $0.$name }
  }

  func holderUses(named name: String) -> OwnedMembers<NameUse> {
    let whole = whole
    return whole.holderUsesByName.members(named: name, in: whole.contents.holderUses) { $0.$name }
  }

  func factories(named name: String) -> OwnedMembers<Factory> {
    let whole = whole
    return whole.factoriesByName.members(named: name, in: whole.contents.factories) { $0.$name }
  }

  func methods(named name: String) -> OwnedMembers<Method> {
    let whole = whole
    return whole.methodsByName.members(named: name, in: whole.contents.methods) { $0.$name }
  }

  func methodCalls(named name: String) -> OwnedMembers<MethodCall> {
    let whole = whole
    return whole.methodCallsByName.members(named: name, in: whole.contents.methodCalls) { $0.$name }
  }

  /// Those in the code of the types and extensions of these indices.
  func memberReferences(at scopes: Range<Int>) -> [MemberReference] {
    let whole = whole
    return whole.memberReferencesByScope.indexes(of: scopes).map { whole.contents.memberReferences[$0] }
  }

  package func injections(at scope: Int) -> OwnedMembers<EnvironmentInjection> {
    let whole = whole
    return whole.injectionsByScope.members(of: scope, in: whole.contents.injections)
  }

  /// Those in the code of the types and extensions of these indices.
  func stateUses(at scopes: Range<Int>) -> [NameUse] {
    let whole = whole
    return whole.stateUsesByScope.indexes(of: scopes).map { whole.contents.stateUses[$0] }
  }

  func watchedNames(at scope: Int) -> OwnedMembers<WatchedName> {
    let whole = whole
    return whole.watchedNamesByScope.members(of: scope, in: whole.contents.watchedNames)
  }

  package func identityGetters(of type: Int) -> OwnedMembers<Getter> {
    let whole = whole
    return whole.identityGettersByOwner.members(of: type, in: whole.contents.identityGetters)
  }

  func volatileGetters(of type: Int) -> OwnedMembers<VolatileGetter> {
    let whole = whole
    return whole.volatileGettersByOwner.members(of: type, in: whole.contents.volatileGetters)
  }

  /// What the members of the type or extension of that index use.
  func memberUses(at scope: Int) -> OwnedMembers<MemberUse> {
    let whole = whole
    return whole.memberUsesByScope.members(of: scope, in: whole.contents.memberUses)
  }

  /// The type or extension of that index; nil for an index that the file does not have.
  package func type(at index: Int?) -> TypeDeclaration? {
    guard let index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The index of the innermost type or extension around the range; nil where there is none.
  func innermostType(around range: ByteRange) -> Int? {
    // The last one that begins in front of it, or one around that.
    var (low, high) = (0, types.count)
    while low < high {
      let middle = (low + high) / 2
      if types[middle].place.range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    return scopes(from: low - 1).first { $0.declaration.place.range.contains(range) }?.index
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

  /// The type or extension and those inside it, which stand behind it.
  func codeScopes(of type: Int) -> Range<Int> {
    var end = type + 1
    while let outer = self.type(at: end)?.outer, outer >= type { end += 1 }
    return type..<end
  }

  /// Where the members of a type or extension are written.
  func site(ofMembersOf scope: Int?) -> Site { Site(scope: scope, place: type(at: scope)?.place ?? .none) }

  /// What a new line of the file ends in.
  package var lineEnding: String { traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n" }

  func with(traits: Traits) -> FileSummary {
    var contents = storage.contents
    contents.traits = traits
    return FileSummary(contents, bodies: storage.bodies)
  }

  package static func == (left: FileSummary, right: FileSummary) -> Bool {
    left.storage === right.storage || left.allContents == right.allContents
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Whether both are the same version of the file, found without a look at what it says.
  func isIdentical(to other: FileSummary) -> Bool { storage === other.storage }

  private var allContents: Contents {
    var contents = whole.contents
    // Modules tell of a file that it is a test, and they tell it of what was read first.
    contents.traits = traits
    return contents
  }

  /// Whether an import of the file names SwiftUI.
  var importsSwiftUI: Bool { storage.importsSwiftUI }

  package func imports(anyOf modules: Set<String>) -> Bool {
    imports.contains { modules.contains($0.module) }
  }
}
