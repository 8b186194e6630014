import SourceText

/// The part of a file that is visible to other files. Two versions with equal summaries lead to the same findings in
/// every other file, except for the line numbers of related locations.
package struct FileSummary: Sendable, Hashable {
  /// Shared by reference: a summary has many arrays, and name resolution copies summaries often.
  private final class Storage: Sendable {
    let contents: Contents
    let id: FileID
    // Derived from the contents once, for all queries.
    let propertiesByOwner: MembersByOwner<Property>
    let initializersByOwner: MembersByOwner<Initializer>
    let constructionsByName: MembersByName<Construction>
    let constructionsByScope: MembersByOwner<Construction>
    let typesByName: MembersByName<TypeDeclaration>
    let typesByPath: MembersByName<TypeDeclaration>
    let extensionsByName: MembersByKey<Symbol?, TypeDeclaration>
    let aliasesByName: MembersByName<TypeAlias>
    let memberReferencesByName: MembersByName<MemberReference>
    let typeMentionsByName: MembersByName<TypeMention>
    let extensionUsesByName: MembersByName<NameUse>
    let holderUsesByName: MembersByName<NameUse>
    let factoriesByName: MembersByName<Factory>
    let drawnCallsByName: MembersByName<Construction>
    let localConstantsByName: MembersByName<LocalConstant>
    let elementNamesByName: MembersByName<ElementName>
    let methodsByName: MembersByName<Method>
    let methodCallsByName: MembersByName<MethodCall>
    let memberUsesByScope: MembersByOwner<MemberUse>
    let memberReferencesByScope: MembersByOwner<MemberReference>
    let injectionsByScope: MembersByOwner<EnvironmentInjection>
    let stateUses: NameUseTable
    let drawingFunctionsByOwner: MembersByOwner<DrawingFunction>
    let getterReadsByScope: MembersByOwner<NestedRead>
    let watchedNamesByScope: MembersByOwner<WatchedName>
    let identityGettersByOwner: MembersByOwner<Getter>
    let volatileGettersByOwner: MembersByOwner<VolatileGetter>
    let handedBindingsByName: MembersByName<HandedBinding>
    let drawnMembersByProperty: MembersByName<DrawnMember>
    let drawnMembersInCode: MembersByKey<MemberName, DrawnMember>
    let memberChangesInCode: MembersByKey<MemberName, MemberChange>
    /// Types with a property that has an attribute. Only these few need a search for wrappers.
    let typesWithAttributes: Set<Int>
    let importsSwiftUI: Bool
    /// The source of the facts from bodies, in a summary that does not hold them.
    let bodies: UnreadBodies?

    init(_ contents: Contents, bodies: UnreadBodies? = nil) {
      self.contents = contents
      self.bodies = bodies
      id = FileID(contents.path)
      propertiesByOwner = MembersByOwner(contents.properties) { $0.owner }
      initializersByOwner = MembersByOwner(contents.initializers) { $0.owner }
      constructionsByName = MembersByName(contents.constructions) { $0.$typeName }
      constructionsByScope = MembersByOwner(contents.constructions) { $0.scope }
      typesByName = MembersByName(contents.types) { $0.$name }
      typesByPath = MembersByName(contents.types) { $0.$path }
      extensionsByName = MembersByKey(contents.types) { $0.kind == .extension ? $0.$name : nil }
      aliasesByName = MembersByName(contents.typeAliases) { $0.$path.lastPathComponent }
      memberReferencesByName = MembersByName(contents.memberReferences) { $0.$name }
      typeMentionsByName = MembersByName(contents.typeMentions) { $0.$path.lastPathComponent }
      extensionUsesByName = MembersByName(contents.extensionUses) { $0.$name }
      holderUsesByName = MembersByName(contents.holderUses) { $0.$name }
      factoriesByName = MembersByName(contents.factories) { $0.$name }
      drawnCallsByName = MembersByName(contents.drawnCalls) { $0.$typeName }
      localConstantsByName = MembersByName(contents.localConstants) { $0.$name }
      elementNamesByName = MembersByName(contents.elementNames) { $0.$name }
      methodsByName = MembersByName(contents.methods) { $0.$name }
      memberReferencesByScope = MembersByOwner(contents.memberReferences) { $0.scope }
      injectionsByScope = MembersByOwner(contents.injections) { $0.scope }
      stateUses = NameUseTable(contents.stateUses)
      drawingFunctionsByOwner = MembersByOwner(contents.drawingFunctions) { $0.owner }
      getterReadsByScope = MembersByOwner(contents.getterReads) { $0.scope }
      watchedNamesByScope = MembersByOwner(contents.watchedNames) { $0.scope }
      identityGettersByOwner = MembersByOwner(contents.identityGetters) { $0.owner }
      volatileGettersByOwner = MembersByOwner(contents.volatileGetters) { $0.owner }
      memberUsesByScope = MembersByOwner(contents.memberUses) { $0.scope }
      methodCallsByName = MembersByName(contents.methodCalls) { $0.$name }
      handedBindingsByName = MembersByName(contents.handedBindings) { $0.$name }
      drawnMembersByProperty = MembersByName(contents.drawnMembers) { $0.$property }
      drawnMembersInCode = MembersByKey(contents.drawnMembers) { MemberName(owner: $0.scope, name: $0.$property) }
      memberChangesInCode = MembersByKey(Array(contents.memberChanges)) { MemberName(owner: $0.owner, name: $0.$name) }
      importsSwiftUI = contents.imports.contains { $0.module == "SwiftUI" || $0.module == "SwiftUICore" }
      typesWithAttributes = Set(contents.properties.lazy.filter { !$0.attributes.isEmpty }.compactMap(\.owner))
    }
  }

  /// Everything that a summary holds. The walk fills it in; other code reads it through the properties below.
  package struct Contents: Sendable, Equatable {
    package var path: String = ""
    package var traits: Traits = []
    package var imports: [Import] = []
    package var types: [TypeDeclaration] = []
    package var blocks: [LocalBlock] = []
    package var typeAliases: [TypeAlias] = []
    package var properties: [Property] = []
    package var initializers: [Initializer] = []
    package var factories: [Factory] = []
    package var constructions: [Construction] = []
    package var drawingFunctions: [DrawingFunction] = []
    package var drawnCalls: [Construction] = []
    package var localConstants: [LocalConstant] = []
    package var elementNames: [ElementName] = []
    package var injections: [EnvironmentInjection] = []
    package var memberReferences: [MemberReference] = []
    package var nestedReads: [NestedRead] = []
    package var getterReads: [NestedRead] = []
    package var memberChanges: Set<MemberChange> = []
    package var drawnMembers: [DrawnMember] = []
    package var memberWrites: [DrawnMember] = []
    package var partWrites: [DrawnMember] = []
    package var memberBindings: [DrawnMember] = []
    package var carriedChanges: [CarriedChange] = []
    package var branchingHelpers: [BranchedContent] = []
    package var laterChanges: Set<MemberName> = []
    package var openChanges: Set<MemberName> = []
    /// Published variables that an initializer has follow a publisher: `.assign(to: &$x)`.
    package var followedVariables: Set<MemberName> = []
    package var extensionUses: [NameUse] = []
    package var typeMentions: [TypeMention] = []
    package var identityGetters: [Getter] = []
    package var watchedNames: [WatchedName] = []
    package var stateUses: [NameUse] = []
    package var volatileGetters: [VolatileGetter] = []
    package var volatileFunctions: [VolatileGetter] = []
    package var reorderings: [Reordering] = []
    package var restartedCalls: [RestartedCall] = []
    package var macros: [Symbol] = []
    package var objectMentions: [ObjectMention] = []
    package var localHolders: [LocalHolder] = []
    package var projectingMembers: [ProjectingMember] = []
    package var holderUses: [NameUse] = []
    package var memberUses: [MemberUse] = []
    package var methods: [Method] = []
    package var methodCalls: [MethodCall] = []
    package var projectedMembers: [ProjectedMember] = []
    package var handedBindings: [HandedBinding] = []

    package init(path: String = "") { self.path = path }
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
  /// The calls of functions with arguments in code that draws views.
  package var drawnCalls: [Construction] { whole.contents.drawnCalls }
  package var drawingFunctions: [DrawingFunction] { whole.contents.drawingFunctions }
  package var injections: [EnvironmentInjection] { whole.contents.injections }
  package var memberReferences: [MemberReference] { whole.contents.memberReferences }
  package var nestedReads: [NestedRead] { whole.contents.nestedReads }
  /// The functions of extensions of `View` that show `self` in several branches.
  package var branchingHelpers: [BranchedContent] { whole.contents.branchingHelpers }
  package var drawnMembers: [DrawnMember] { whole.contents.drawnMembers }
  /// The members of property values that code assigns: `model.name = name`.
  package var memberWrites: [DrawnMember] { whole.contents.memberWrites }
  /// Those of which code assigns a part: `model.place.name = name`. An object in the member stays the same. A member
  /// without a name stands for what subscripts assign: `items[0] = item`.
  package var partWrites: [DrawnMember] { whole.contents.partWrites }
  /// The members of property values that code passes bindings to. No name stands for what a subscript gives.
  package var memberBindings: [DrawnMember] { whole.contents.memberBindings }
  package var carriedChanges: [CarriedChange] { whole.contents.carriedChanges }
  package var memberChanges: Set<MemberChange> { whole.contents.memberChanges }
  /// The names that code of classes and extensions changes in `async` functions and in closures that may run later.
  package var laterChanges: Set<MemberName> { whole.contents.laterChanges }
  /// The names changed in this way in members that are not marked `@MainActor`, except in initializers.
  package var openChanges: Set<MemberName> { whole.contents.openChanges }
  package var followedVariables: Set<MemberName> { whole.contents.followedVariables }
  /// The uses of names in extensions, whose properties may be declared in another file.
  package var extensionUses: [NameUse] { whole.contents.extensionUses }
  package var typeMentions: [TypeMention] { whole.contents.typeMentions }
  package var identityGetters: [Getter] { whole.contents.identityGetters }
  package var watchedNames: [WatchedName] { whole.contents.watchedNames }
  /// How the file's code changes, edits and passes on the state and the objects that types of the file own.
  package var stateUses: [NameUse] { whole.contents.stateUses }
  package var volatileGetters: [VolatileGetter] { whole.contents.volatileGetters }
  /// Those that are called. A name that functions of the type share is none.
  package var volatileFunctions: [VolatileGetter] { whole.contents.volatileFunctions }
  package var reorderings: [Reordering] { whole.contents.reorderings }
  package var restartedCalls: [RestartedCall] { whole.contents.restartedCalls }
  /// The names of the macros that the file declares.
  package var macros: [Symbol] { storage.contents.macros }
  package var objectMentions: [ObjectMention] { whole.contents.objectMentions }
  package var localHolders: [LocalHolder] { whole.contents.localHolders }
  package var projectingMembers: [ProjectingMember] { whole.contents.projectingMembers }
  /// How the file's code projects, replaces or passes on the properties of the file that hold observable objects.
  package var holderUses: [NameUse] { whole.contents.holderUses }
  /// What members of extensions use, where another file may declare the type.
  package var memberUses: [MemberUse] { whole.contents.memberUses }
  package var methods: [Method] { whole.contents.methods }
  package var methodCalls: [MethodCall] { whole.contents.methodCalls }
  /// The projected members in extensions and subclasses.
  package var projectedMembers: [ProjectedMember] { whole.contents.projectedMembers }
  /// The bindings that code creates from properties with observers and from bindings, and all that extensions create.
  package var handedBindings: [HandedBinding] { whole.contents.handedBindings }

  /// The storage that includes the facts from bodies: the file's own, or one that is read on first use.
  private var whole: Storage { storage.bodies?.reader.whole.facts.summary.storage ?? storage }

  /// Nil where the bodies were read together with the declarations.
  package var unreadBodies: UnreadBodies? { storage.bodies }

  package struct Traits: FlagSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Belongs to a test target, by its path or imports.
    package static let isTest = Traits(rawValue: 1 << 0)
    /// Says that a tool generated it.
    package static let isGenerated = Traits(rawValue: 1 << 1)
    /// Its first line ends in a carriage return and a line feed.
    package static let endsLinesWithCRLF = Traits(rawValue: 1 << 2)
    /// Is in a folder of examples inside its project.
    package static let isExample = Traits(rawValue: 1 << 3)
  }

  /// - Parameter bodies: the source of everything else where `contents` has only declarations: traits, imports, types,
  ///   type aliases, properties and macros.
  package init(_ contents: Contents, bodies: UnreadBodies? = nil) { storage = Storage(contents, bodies: bodies) }

  /// A file without any facts.
  package init(path: String) { self.init(Contents(path: path)) }

  /// The properties that the type or extension at this index declares.
  package func properties(of type: Int) -> OwnedMembers<Property> {
    storage.propertiesByOwner[type]
  }

  /// Whether any type or extension declares a property with a wrapper or another attribute.
  package var hasMembersWithAttributes: Bool { !storage.typesWithAttributes.isEmpty }

  /// Whether the type or extension at this index declares a property with a wrapper or another attribute.
  package func hasPropertyWithAttribute(_ type: Int) -> Bool {
    storage.typesWithAttributes.contains(type)
  }

  /// The initializers that the type or extension at this index declares.
  package func initializers(of type: Int) -> OwnedMembers<Initializer> {
    guard declaresInitializer(type) else { return OwnedMembers(all: [], chosen: []) }
    return whole.initializersByOwner[type]
  }

  /// Whether the type or extension at this index declares an initializer.
  package func declaresInitializer(_ type: Int) -> Bool {
    guard let bodies = storage.bodies else { return storage.initializersByOwner.hasMembers(of: type) }
    return bodies.initializerOwners.contains(type)
  }

  /// The places that create values of a type, by `Construction.typeName`.
  package func constructions(named name: Symbol) -> OwnedMembers<Construction> {
    whole.constructionsByName[name]
  }

  /// The places that create values in the code of the type or extension at this index, without the types inside it.
  package func constructions(at scope: Int) -> OwnedMembers<Construction> {
    whole.constructionsByScope[scope]
  }

  /// The call at that place in the same code, where the calls stand in the order in which they end.
  package func construction(at place: Place, in scope: Int) -> Construction? {
    let (calls, end) = (constructions(at: scope), place.range.end)
    var (low, high) = (calls.startIndex, calls.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].place.range.end < end { low = middle + 1 } else { high = middle }
    }
    return calls[low...].prefix { $0.place.range.end == end }.first { $0.place.range == place.range }
  }

  /// The types and extensions with this name, regardless of their paths.
  package func types(named name: Symbol) -> OwnedMembers<TypeDeclaration> {
    storage.typesByName[name]
  }

  /// The types and extensions with this path.
  package func types(at path: Symbol) -> OwnedMembers<TypeDeclaration> {
    storage.typesByPath[path]
  }

  /// The extensions of types with this name, regardless of their paths.
  package func extensions(named name: Symbol) -> OwnedMembers<TypeDeclaration> {
    storage.extensionsByName[name]
  }

  package func typeAliases(named name: Symbol) -> OwnedMembers<TypeAlias> {
    storage.aliasesByName[name]
  }

  package func memberReferences(named name: Symbol) -> OwnedMembers<MemberReference> {
    whole.memberReferencesByName[name]
  }

  /// The mentions of types with this name, regardless of their paths.
  package func typeMentions(named name: Symbol) -> OwnedMembers<TypeMention> {
    whole.typeMentionsByName[name]
  }

  package func extensionUses(named name: Symbol) -> OwnedMembers<NameUse> {
    whole.extensionUsesByName[name]
  }

  package func holderUses(named name: Symbol) -> OwnedMembers<NameUse> {
    whole.holderUsesByName[name]
  }

  package func factories(named name: Symbol) -> OwnedMembers<Factory> {
    whole.factoriesByName[name]
  }

  package func drawnCalls(of function: Symbol) -> OwnedMembers<Construction> {
    whole.drawnCallsByName[function]
  }

  package func localConstants(named name: Symbol) -> OwnedMembers<LocalConstant> {
    whole.localConstantsByName[name]
  }

  package func elementNames(_ name: Symbol) -> OwnedMembers<ElementName> {
    whole.elementNamesByName[name]
  }

  package func methods(named name: Symbol) -> OwnedMembers<Method> {
    whole.methodsByName[name]
  }

  package func methodCalls(named name: Symbol) -> OwnedMembers<MethodCall> {
    whole.methodCallsByName[name]
  }

  package func handedBindings(named name: Symbol) -> OwnedMembers<HandedBinding> {
    whole.handedBindingsByName[name]
  }

  /// The references in the code of the types and extensions with these indices.
  package func memberReferences(at scopes: Range<Int>) -> [MemberReference] {
    whole.memberReferencesByScope[scopes]
  }

  package func injections(at scope: Int) -> OwnedMembers<EnvironmentInjection> {
    whole.injectionsByScope[scope]
  }

  /// The uses of a name in the code of the types and extensions with these indices.
  package func stateUses(named name: Symbol, at scopes: [Range<Int>]) -> [NameUse] {
    whole.stateUses[name, at: scopes]
  }

  /// The functions with parameters that the type or extension at this index declares and that draw, in text order.
  package func drawingFunctions(of type: Int) -> OwnedMembers<DrawingFunction> {
    whole.drawingFunctionsByOwner[type]
  }

  /// The members that getters of the class or extension at this index read. The property is the one with the getter.
  package func getterReads(at scope: Int) -> OwnedMembers<NestedRead> {
    whole.getterReadsByScope[scope]
  }

  package func watchedNames(at scope: Int) -> OwnedMembers<WatchedName> {
    whole.watchedNamesByScope[scope]
  }

  /// A modifier of SwiftUI that follows the property itself, in the code of the types with these indices.
  package func watch(of name: Symbol, at scopes: [Range<Int>]) -> WatchedName? {
    scopes.lazy.flatMap { $0 }.flatMap { self.watchedNames(at: $0) }.first {
      $0.$name == name && ($0.$modifier == Symbol(.onChange) || $0.$modifier == Symbol(.task))
    }
  }

  package func drawnMembers(of property: Symbol) -> OwnedMembers<DrawnMember> {
    whole.drawnMembersByProperty[property]
  }

  /// Those that the code of the type or extension at this index draws.
  package func drawnMembers(of property: Symbol, at scope: Int) -> OwnedMembers<DrawnMember> {
    whole.drawnMembersInCode[MemberName(owner: scope, name: property)]
  }

  /// How code of the class or extension at this index changes a member, in no particular order.
  package func memberChanges(of name: Symbol, at scope: Int) -> OwnedMembers<MemberChange> {
    whole.memberChangesInCode[MemberName(owner: scope, name: name)]
  }

  package func identityGetters(of type: Int) -> OwnedMembers<Getter> {
    whole.identityGettersByOwner[type]
  }

  package func volatileGetters(of type: Int) -> OwnedMembers<VolatileGetter> {
    whole.volatileGettersByOwner[type]
  }

  /// What the members of the type or extension at this index use.
  package func memberUses(at scope: Int) -> OwnedMembers<MemberUse> {
    whole.memberUsesByScope[scope]
  }

  /// The type or extension at this index; nil for an index that is out of range.
  package func type(at index: Int?) -> TypeDeclaration? {
    guard let index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// The index of the innermost type or extension around the range; nil where there is none.
  package func innermostType(around range: ByteRange) -> Int? {
    // The last type that begins before the range, or one that encloses that type.
    var (low, high) = (0, types.count)
    while low < high {
      let middle = (low + high) / 2
      if types[middle].place.range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    return scopes(from: low - 1).first { $0.declaration.place.range.contains(range) }?.index
  }

  /// The type or extension and the types that enclose it, the innermost first.
  package func scopes(from index: Int?) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next = index
    while let current = next, let type = DeclaredType(self, current) {
      result.append(type)
      // An outer scope always has a lower index than its inner scopes. Checking this ensures that the loop ends.
      next = type.declaration.outer.flatMap { $0 < current ? $0 : nil }
    }
    return result
  }

  /// The type or extension and the types inside it, which directly follow it.
  package func codeScopes(of type: Int) -> Range<Int> {
    var end = type + 1
    while let outer = self.type(at: end)?.outer, outer >= type { end += 1 }
    return type..<end
  }

  /// The site of the members of a type or extension.
  package func site(ofMembersOf scope: Int?) -> Site { Site(scope: scope, place: type(at: scope)?.place ?? .none) }

  /// The line ending for new lines in the file.
  package var lineEnding: String { traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n" }

  package func with(traits: Traits) -> FileSummary {
    var contents = storage.contents
    contents.traits = traits
    return FileSummary(contents, bodies: storage.bodies)
  }

  package static func == (left: FileSummary, right: FileSummary) -> Bool {
    left.storage === right.storage || left.allContents == right.allContents
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Whether both are the same version of the file. Does not compare their contents.
  package func isIdentical(to other: FileSummary) -> Bool { storage === other.storage }

  private var allContents: Contents {
    var contents = whole.contents
    // The module may add the test trait to the declarations, which are read first; the facts from bodies lack it.
    contents.traits = traits
    return contents
  }

  /// Whether the file has an import that names SwiftUI.
  package var importsSwiftUI: Bool { storage.importsSwiftUI }

  package func imports(anyOf modules: Set<String>) -> Bool {
    imports.contains { modules.contains($0.module) }
  }
}
