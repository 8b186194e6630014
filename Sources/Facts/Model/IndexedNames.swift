/// The names under which an index lists a file.
public struct IndexedNames: Sendable {
  /// The names of each relation.
  private var names = [Set<Symbol>](repeating: [], count: Relation.allCases.count)

  public init() {}

  /// Collects the names in a summary. If its bodies aren't read, only those of the declarations.
  public init(_ summary: FileSummary) {
    addDeclarations(of: summary)
    if summary.unreadBodies == nil { addBodies(of: summary) }
  }

  public init(bodiesOf summary: FileSummary) { addBodies(of: summary) }

  public subscript(relation: Relation) -> Set<Symbol> { names[relation.rawValue] }

  private mutating func insert(_ relation: Relation, _ name: Symbol) { names[relation.rawValue].insert(name) }

  private mutating func addDeclarations(of summary: FileSummary) {
    for type in summary.types {
      if !type.isLocal { insert(type.kind == .extension ? .extended : .declared, type.$name) }
      for required in type.requiredTypes { insert(.extended, required) }
      if type.hasAttribute("propertyWrapper") { insert(.propertyWrappers, type.$name) }
      if type.startsApp { insert(.apps, TypeDeclaration.app) }
      if type.requiresObservableObjects { insert(.objectWords, .empty) }
    }
    if summary.startsApp { insert(.apps, TypeDeclaration.app) }
    for alias in summary.typeAliases {
      insert(.declared, alias.$path.lastPathComponent)
      insert(.aliased, alias.target.$name)
    }
    for macro in summary.macros { insert(.macros, macro) }
    for property in summary.properties { addDeclaration(of: property, owner: summary.type(at: property.owner)) }
    addSeededOwners(of: summary)
  }

  private mutating func addDeclaration(of property: Property, owner: TypeDeclaration?) {
    if let type = property.type?.$path ?? (property.value.kind == .construct ? property.value.$path : nil) {
      insert(.propertyTypes, type.lastPathComponent)
    }
    if property.owner == nil { insert(.globals, property.$name) }
    guard !property.attributes.isEmpty else { return }
    if property.wrapper?.holdsObservableObject == true {
      insert(.held, Self.heldName(property.type, property.value))
    }
    if let read = property.readFromEnvironment, read.family != .key {
      insert(.environmentReads, read.$path.lastPathComponent)
    }
    guard let owner else { return }
    if property.isWrapped(by: .stateObject) || property.isWrapped(by: .environmentStateObject) {
      insert(.objectOwners, owner.$name)
    }
    // The memberwise initializer takes a value for it.
    if property.isWrapped(by: .state), property.access.map({ $0 > .fileprivate }) ?? true {
      insert(.seededOwners, owner.$name)
    }
    if property.attributes.contains(where: Self.isConnected) { insert(.wrapperOwners, owner.$name) }
  }

  private mutating func addBodies(of summary: FileSummary) {
    for construction in summary.constructions {
      switch construction.callee {
      case .implicit: for argument in construction.arguments { insert(.implicitLabels, argument.$label) }
      case .ownType: insert(.constructed, Symbol(.selfType))
      case .enumCase, .function, .modifier: break
      case .type, .reference:
        insert(.constructed, construction.$typePath.lastPathComponent)
        if construction.position == .inferredProperty { insert(.inferred, construction.$typePath.lastPathComponent) }
      }
    }
    for factory in summary.factories where factory.owner == nil { insert(.factories, factory.$name) }
    for drawn in summary.drawnMembers { insert(.shown, drawn.$member) }
    for read in summary.indirectReads { insert(.shown, read.$member) }
    for write in summary.memberWrites { insert(.writtenMembers, write.$member) }
    for binding in summary.memberBindings { insert(.writtenMembers, binding.$member) }
    for change in summary.carriedChanges { insert(.writtenMembers, change.$member) }
    for helper in summary.branchingHelpers { insert(.branchingHelpers, helper.$member) }
    for call in summary.drawnCalls { insert(.drawn, call.$typeName) }
    for reference in summary.memberReferences { insert(.members, reference.$name) }
    for call in summary.methodCalls { insert(.members, call.$name) }
    for use in summary.holderUses where !use.method.isEmpty { insert(.members, use.$method) }
    for mention in summary.typeMentions {
      insert(.mentioned, mention.$path.lastPathComponent)
      if mention.position == .type { insert(.written, mention.$path.lastPathComponent) }
    }
    for mention in summary.objectMentions { insert(.objectWords, mention.word.symbol) }
    for holder in summary.localHolders { insert(.held, Self.heldName(holder.type, holder.value)) }
    for read in summary.nestedReads { insert(.nestedReads, read.$member) }
    for injection in summary.injections {
      insert(.injected, injection.family == .key ? injection.$keyPath : injection.family.symbol)
    }
    for reordering in summary.reorderings { insert(.reordered, reordering.name) }
  }

  private static func isConnected(_ attribute: Attribute) -> Bool {
    switch attribute.wrapper {
    case .state, .stateObject, .environmentStateObject, .environmentObject, .environment: true
    default: false
    }
  }

  private static func heldName(_ type: WrittenType?, _ value: Value) -> Symbol {
    if let type { return type.$name }
    return value.kind == .construct ? value.$path.lastPathComponent : .empty
  }

  /// Adds the types whose state an initializer may set for the first time. If initializers aren't read, these are the
  /// extensions with an initializer, and the types with an initializer and a wrapper.
  private mutating func addSeededOwners(of summary: FileSummary) {
    guard summary.unreadBodies == nil else {
      for index in summary.types.indices where summary.declaresInitializer(index) {
        let type = summary.types[index]
        if type.kind == .extension || summary.hasPropertyWithAttribute(index) { insert(.seededOwners, type.$name) }
      }
      return
    }
    for initializer in summary.initializers {
      guard let owner = summary.type(at: initializer.owner), !self[.seededOwners].contains(owner.$name) else {
        continue
      }
      let seeds = initializer.assignments.contains { assignment in
        guard assignment.mentions.contains(where: { $0.root == .parameter }) else { return false }
        return assignment.form == .storage || owner.kind == .extension
          || summary.properties(of: initializer.owner).contains {
            $0.$name == assignment.$property && $0.isWrapped(by: .state)
          }
      }
      if seeds { insert(.seededOwners, owner.$name) }
    }
  }
}
