import SourceText

/// The part of a file that is visible to other files. Two versions with equal summaries lead to the same findings in
/// every other file, except for the line numbers of related locations.
public struct FileSummary: Sendable, Hashable {
  /// The contents, shared by reference: a summary has many arrays, and name resolution often copies summaries.
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
    let methodCallsByName: MembersByName<MemberReference>
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
    /// The types with a property that has an attribute. Only these few need a search for wrappers.
    let typesWithAttributes: Set<Int>
    let importsSwiftUI: Bool
    /// The source of the facts from bodies; nil for a summary that contains them itself.
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

  /// Everything that a summary contains. The walk adds it; other code reads it through the properties below.
  public struct Contents: Sendable, Equatable {
    public var path: String = ""
    public var traits: Traits = []
    public var imports: [Import] = []
    public var types: [TypeDeclaration] = []
    public var blocks: [LocalBlock] = []
    public var typeAliases: [TypeAlias] = []
    public var properties: [Property] = []
    public var initializers: [Initializer] = []
    public var factories: [Factory] = []
    public var constructions: [Construction] = []
    public var drawingFunctions: [DrawingFunction] = []
    public var drawnCalls: [Construction] = []
    public var localConstants: [LocalConstant] = []
    public var elementNames: [ElementName] = []
    public var injections: [EnvironmentInjection] = []
    public var memberReferences: [MemberReference] = []
    public var nestedReads: [NestedRead] = []
    public var getterReads: [NestedRead] = []
    public var memberChanges: Set<MemberChange> = []
    public var drawnMembers: [DrawnMember] = []
    public var indirectReads: [DrawnMember] = []
    public var memberWrites: [DrawnMember] = []
    public var partWrites: [DrawnMember] = []
    public var memberBindings: [DrawnMember] = []
    public var carriedChanges: [CarriedChange] = []
    public var branchingHelpers: [BranchedContent] = []
    public var callbackChanges: Set<CallbackChange> = []
    /// The published variables that follow a publisher from an initializer on: `.assign(to: &$x)`.
    public var followedVariables: Set<MemberName> = []
    public var extensionUses: [NameUse] = []
    public var typeMentions: [TypeMention] = []
    public var identityGetters: [Getter] = []
    public var watchedNames: [WatchedName] = []
    public var stateUses: [NameUse] = []
    public var volatileGetters: [VolatileGetter] = []
    public var volatileFunctions: [VolatileGetter] = []
    public var caseIdentifiers: [CaseIdentifier] = []
    public var sentPublishers: [SentPublisher] = []
    public var reorderings: [Reordering] = []
    public var restartedCalls: [RestartedCall] = []
    public var macros: [Symbol] = []
    public var objectMentions: [ObjectMention] = []
    public var localHolders: [LocalHolder] = []
    public var projectingMembers: [ProjectingMember] = []
    public var holderUses: [NameUse] = []
    public var memberUses: [MemberUse] = []
    public var methods: [Method] = []
    public var methodCalls: [MemberReference] = []
    public var projectedMembers: [DrawnMember] = []
    public var handedBindings: [HandedBinding] = []

    public init(path: String = "") { self.path = path }
  }

  private let storage: Storage

  public var id: FileID { storage.id }
  public var path: String { storage.contents.path }
  public var traits: Traits { storage.contents.traits }
  public var imports: [Import] { storage.contents.imports }
  /// The types in text order. Other facts refer to a type by its index here.
  public var types: [TypeDeclaration] { storage.contents.types }
  /// The blocks in text order. Places refer to a block by its index here.
  public var blocks: [LocalBlock] { whole.contents.blocks }
  public var typeAliases: [TypeAlias] { storage.contents.typeAliases }
  public var properties: [Property] { storage.contents.properties }
  public var initializers: [Initializer] { whole.contents.initializers }
  public var constructions: [Construction] { whole.contents.constructions }
  /// The calls of functions and modifiers with arguments in drawing code.
  public var drawnCalls: [Construction] { whole.contents.drawnCalls }
  public var drawingFunctions: [DrawingFunction] { whole.contents.drawingFunctions }
  public var injections: [EnvironmentInjection] { whole.contents.injections }
  public var memberReferences: [MemberReference] { whole.contents.memberReferences }
  public var nestedReads: [NestedRead] { whole.contents.nestedReads }
  public var elementNames: [ElementName] { whole.contents.elementNames }
  /// The functions of extensions of `View` that show `self` in several branches.
  public var branchingHelpers: [BranchedContent] { whole.contents.branchingHelpers }
  public var drawnMembers: [DrawnMember] { whole.contents.drawnMembers }
  /// The members that views read from the elements of a list in the property, or in a getter that drawing code may use.
  public var indirectReads: [DrawnMember] { whole.contents.indirectReads }
  /// The members of property values that code assigns: `model.name = name`.
  public var memberWrites: [DrawnMember] { whole.contents.memberWrites }
  /// The members of property values of which code assigns a part: `model.place.name = name`. An object in the member
  /// stays the same. The member's name is empty for an assignment to a subscript: `items[0] = item`.
  public var partWrites: [DrawnMember] { whole.contents.partWrites }
  /// The members of property values that code passes bindings to. The member's name is empty for a subscript.
  public var memberBindings: [DrawnMember] { whole.contents.memberBindings }
  public var carriedChanges: [CarriedChange] { whole.contents.carriedChanges }
  public var memberChanges: Set<MemberChange> { whole.contents.memberChanges }
  /// The changes in closures that the object in the type's own property keeps, or that run on the main thread for it.
  public var callbackChanges: Set<CallbackChange> { whole.contents.callbackChanges }
  public var followedVariables: Set<MemberName> { whole.contents.followedVariables }
  /// The uses of names in extensions, whose properties may be declared in another file.
  public var extensionUses: [NameUse] { whole.contents.extensionUses }
  public var typeMentions: [TypeMention] { whole.contents.typeMentions }
  public var identityGetters: [Getter] { whole.contents.identityGetters }
  /// The uses of bindings, and of state and objects that types of the file own.
  public var stateUses: [NameUse] { whole.contents.stateUses }
  public var volatileGetters: [VolatileGetter] { whole.contents.volatileGetters }
  /// The volatile functions, except those that share their name with another function of the type.
  public var volatileFunctions: [VolatileGetter] { whole.contents.volatileFunctions }
  public var caseIdentifiers: [CaseIdentifier] { whole.contents.caseIdentifiers }
  public var sentPublishers: [SentPublisher] { whole.contents.sentPublishers }
  public var reorderings: [Reordering] { whole.contents.reorderings }
  public var restartedCalls: [RestartedCall] { whole.contents.restartedCalls }
  /// The names of the macros that the file declares.
  public var macros: [Symbol] { storage.contents.macros }
  public var objectMentions: [ObjectMention] { whole.contents.objectMentions }
  public var localHolders: [LocalHolder] { whole.contents.localHolders }
  public var projectingMembers: [ProjectingMember] { whole.contents.projectingMembers }
  /// The code that projects, replaces, or passes on the file's properties that hold observable objects.
  public var holderUses: [NameUse] { whole.contents.holderUses }
  /// The names that members of extensions use, if another file may declare the type.
  public var memberUses: [MemberUse] { whole.contents.memberUses }
  public var methods: [Method] { whole.contents.methods }
  public var factories: [Factory] { whole.contents.factories }
  /// The calls of members, as in `base.x()`: of methods, or of properties that hold functions.
  public var methodCalls: [MemberReference] { whole.contents.methodCalls }
  /// The projected members in extensions and subclasses.
  public var projectedMembers: [DrawnMember] { whole.contents.projectedMembers }

  /// The storage with the facts from bodies: the file's own, or one that is read on first use.
  private var whole: Storage { storage.bodies?.reader.whole.facts.summary.storage ?? storage }

  /// Nil if the bodies were read together with the declarations.
  public var unreadBodies: UnreadBodies? { storage.bodies }

  public struct Traits: FlagSet {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The file belongs to a test target, by its path or imports.
    public static let isTest = Traits(rawValue: 1 << 0)
    /// The file states that a tool generated it.
    public static let isGenerated = Traits(rawValue: 1 << 1)
    /// The file's first line ends in a carriage return and a line feed.
    public static let endsLinesWithCRLF = Traits(rawValue: 1 << 2)
    /// The file is in a folder of examples next to the project's code. Inside the code, such a folder is a part of the
    /// app, and a project that is itself an example begins below it.
    public static let isExample = Traits(rawValue: 1 << 3)
    /// The file is in a folder of examples inside a copy of a library.
    public static let isExampleOfLibrary = Traits(rawValue: 1 << 4)
  }

  /// - Parameter bodies: The source of everything else if `contents` has only declarations: traits, imports, types,
  ///   type aliases, properties, and macros.
  public init(_ contents: Contents, bodies: UnreadBodies? = nil) { storage = Storage(contents, bodies: bodies) }

  /// Creates the summary of a file without any facts.
  public init(path: String) { self.init(Contents(path: path)) }

  /// Returns the properties that the type or extension at this index declares.
  public func properties(of type: Int) -> OwnedMembers<Property> { storage.propertiesByOwner[type] }

  /// Whether any type or extension declares a property with a wrapper or another attribute.
  public var hasMembersWithAttributes: Bool { !storage.typesWithAttributes.isEmpty }

  /// Returns whether the type or extension at this index declares a property with a wrapper or another attribute.
  public func hasPropertyWithAttribute(_ type: Int) -> Bool { storage.typesWithAttributes.contains(type) }

  /// Returns the initializers that the type or extension at this index declares.
  public func initializers(of type: Int) -> OwnedMembers<Initializer> {
    guard declaresInitializer(type) else { return OwnedMembers(all: [], storedIndexes: []) }
    return whole.initializersByOwner[type]
  }

  /// Returns whether the type or extension at this index declares an initializer.
  public func declaresInitializer(_ type: Int) -> Bool {
    guard let bodies = storage.bodies else { return storage.initializersByOwner.hasMembers(of: type) }
    return bodies.initializerOwners.contains(type)
  }

  /// Returns the places that create values of a type with this `Construction.typeName`.
  public func constructions(named name: Symbol) -> OwnedMembers<Construction> { whole.constructionsByName[name] }

  /// Returns the places that create values in the code of the type or extension at this index, except in the types
  /// inside it.
  public func constructions(at scope: Int) -> OwnedMembers<Construction> { whole.constructionsByScope[scope] }

  /// Returns the call with exactly this range in the code of `scope`. The calls are in the order in which they end.
  public func construction(at place: Place, in scope: Int) -> Construction? {
    let (calls, end) = (constructions(at: scope), place.range.end)
    return calls[calls.partitioningIndex { $0.place.range.end >= end }...]
      .prefix { $0.place.range.end == end }.first { $0.place.range == place.range }
  }

  /// Returns the types and extensions with this name, regardless of their paths.
  public func types(named name: Symbol) -> OwnedMembers<TypeDeclaration> { storage.typesByName[name] }

  /// Returns the types and extensions with this path.
  public func types(at path: Symbol) -> OwnedMembers<TypeDeclaration> { storage.typesByPath[path] }

  /// Returns the extensions of types with this name, regardless of their paths.
  public func extensions(named name: Symbol) -> OwnedMembers<TypeDeclaration> { storage.extensionsByName[name] }

  public func typeAliases(named name: Symbol) -> OwnedMembers<TypeAlias> { storage.aliasesByName[name] }

  public func memberReferences(named name: Symbol) -> OwnedMembers<MemberReference> {
    whole.memberReferencesByName[name]
  }

  /// Returns the mentions of types with this name, regardless of their paths.
  public func typeMentions(named name: Symbol) -> OwnedMembers<TypeMention> { whole.typeMentionsByName[name] }

  public func extensionUses(named name: Symbol) -> OwnedMembers<NameUse> { whole.extensionUsesByName[name] }
  public func holderUses(named name: Symbol) -> OwnedMembers<NameUse> { whole.holderUsesByName[name] }
  public func factories(named name: Symbol) -> OwnedMembers<Factory> { whole.factoriesByName[name] }
  public func drawnCalls(of function: Symbol) -> OwnedMembers<Construction> { whole.drawnCallsByName[function] }
  public func localConstants(named name: Symbol) -> OwnedMembers<LocalConstant> { whole.localConstantsByName[name] }
  public func elementNames(_ name: Symbol) -> OwnedMembers<ElementName> { whole.elementNamesByName[name] }
  public func methods(named name: Symbol) -> OwnedMembers<Method> { whole.methodsByName[name] }
  public func methodCalls(named name: Symbol) -> OwnedMembers<MemberReference> { whole.methodCallsByName[name] }
  public func handedBindings(named name: Symbol) -> OwnedMembers<HandedBinding> { whole.handedBindingsByName[name] }

  /// Returns the references in the code of the types and extensions with these indices.
  public func memberReferences(at scopes: Range<Int>) -> [MemberReference] { whole.memberReferencesByScope[scopes] }

  public func injections(at scope: Int) -> OwnedMembers<EnvironmentInjection> { whole.injectionsByScope[scope] }

  /// Returns the uses of a name in the code of the types and extensions with these indices.
  public func stateUses(named name: Symbol, at scopes: [Range<Int>]) -> [NameUse] { whole.stateUses[name, at: scopes] }

  /// Returns the functions with parameters that the type or extension at this index declares and that draw, in text
  /// order.
  public func drawingFunctions(of type: Int) -> OwnedMembers<DrawingFunction> { whole.drawingFunctionsByOwner[type] }

  /// Returns the members that getters of the class or extension at this index read. `NestedRead.property` is the
  /// getter.
  public func getterReads(at scope: Int) -> OwnedMembers<NestedRead> { whole.getterReadsByScope[scope] }

  public func watchedNames(at scope: Int) -> OwnedMembers<WatchedName> { whole.watchedNamesByScope[scope] }

  /// Returns the first `onChange` or `task` that follows the property itself in the code of the types with these
  /// indices.
  public func watch(of name: Symbol, at scopes: [Range<Int>]) -> WatchedName? {
    scopes.lazy.flatMap { $0 }.flatMap { self.watchedNames(at: $0) }.first {
      $0.$name == name && ($0.$modifier == Symbol(.onChange) || $0.$modifier == Symbol(.task))
    }
  }

  public func drawnMembers(of property: Symbol) -> OwnedMembers<DrawnMember> { whole.drawnMembersByProperty[property] }

  /// Returns the members of the property that the code of the type or extension at this index draws.
  public func drawnMembers(of property: Symbol, at scope: Int) -> OwnedMembers<DrawnMember> {
    whole.drawnMembersInCode[MemberName(owner: scope, name: property)]
  }

  /// Returns the changes of a member by the code of the class or extension at this index, in no particular order.
  public func memberChanges(of name: Symbol, at scope: Int) -> OwnedMembers<MemberChange> {
    whole.memberChangesInCode[MemberName(owner: scope, name: name)]
  }

  public func identityGetters(of type: Int) -> OwnedMembers<Getter> { whole.identityGettersByOwner[type] }
  public func volatileGetters(of type: Int) -> OwnedMembers<VolatileGetter> { whole.volatileGettersByOwner[type] }

  /// Returns the names that the members of the type or extension at this index use.
  public func memberUses(at scope: Int) -> OwnedMembers<MemberUse> { whole.memberUsesByScope[scope] }

  /// Returns the type or extension at this index; nil for an index that is out of range.
  public func type(at index: Int?) -> TypeDeclaration? {
    guard let index, types.indices.contains(index) else { return nil }
    return types[index]
  }

  /// Returns the index of the innermost type or extension around the range; nil if there is none.
  public func innermostType(around range: ByteRange) -> Int? {
    // The candidates are the last type that begins before the range, and the types that enclose it.
    let end = types.partitioningIndex { $0.place.range.start > range.start }
    return scopes(from: end - 1).first { $0.declaration.place.range.contains(range) }?.index
  }

  /// Returns the type or extension and the types that enclose it, the innermost first.
  public func scopes(from index: Int?) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next = index
    while let current = next, let type = DeclaredType(self, current) {
      result.append(type)
      // An outer scope always has a lower index than its inner scopes. Checking this ensures that the loop ends.
      next = type.declaration.outer.flatMap { $0 < current ? $0 : nil }
    }
    return result
  }

  /// Returns the indices of the type or extension and of the types inside it, which directly follow it.
  public func codeScopes(of type: Int) -> Range<Int> {
    var end = type + 1
    while let outer = self.type(at: end)?.outer, outer >= type { end += 1 }
    return type..<end
  }

  /// Returns the site of the members of a type or extension.
  public func site(ofMembersOf scope: Int?) -> Site { Site(scope: scope, place: type(at: scope)?.place ?? .none) }

  /// The line ending for new lines in the file.
  public var lineEnding: String { traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n" }

  public func with(traits: Traits) -> FileSummary {
    var contents = storage.contents
    contents.traits = traits
    return FileSummary(contents, bodies: storage.bodies)
  }

  public static func == (left: FileSummary, right: FileSummary) -> Bool {
    left.storage === right.storage || left.allContents == right.allContents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Returns whether both are the same version of the file. Doesn't compare their contents.
  public func isIdentical(to other: FileSummary) -> Bool { storage === other.storage }

  private var allContents: Contents {
    var contents = whole.contents
    // A module may add the test trait to the declarations, which are read first. The facts from bodies don't have it.
    contents.traits = traits
    return contents
  }

  /// Whether the file has an import that names SwiftUI.
  public var importsSwiftUI: Bool { storage.importsSwiftUI }

  public func imports(anyOf modules: Set<String>) -> Bool { imports.contains { modules.contains($0.module) } }

  /// Whether its top-level code starts an app, as opposed to a command line tool.
  var startsApp: Bool {
    (path == "main.swift" || path.hasSuffix("/main.swift")) && imports(anyOf: ["UIKit", "AppKit", "Cocoa", "SwiftUI"])
  }
}
