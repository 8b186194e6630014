/// Which files say something about a name. Files are numbered by `ProjectFacts`.
struct NameIndex: Sendable {
  /// What bodies say, which is looked for in files whose bodies are not read; nil where declarations say it.
  let relation: BodyRelation?
  private var files: [String: [Int32]] = [:]

  init(_ relation: BodyRelation? = nil) {
    self.relation = relation
  }

  /// The numbers of the files, in no particular order.
  func files(for name: String) -> [Int32] { files[name] ?? [] }

  var names: Dictionary<String, [Int32]>.Keys { files.keys }

  /// Replaces what one file says. Costs what changed.
  mutating func replace(_ old: Set<String>, by new: Set<String>, file: Int32) {
    for name in old where !new.contains(name) {
      guard var numbers = files.removeValue(forKey: name) else { continue }
      numbers.removeAll { $0 == file }
      if !numbers.isEmpty { files[name] = numbers }
    }
    for name in new where !old.contains(name) { files[name, default: []].append(file) }
  }
}

/// The names under which a file is found.
package struct IndexedNames: Sendable {
  /// Types, protocols and type aliases, by last component.
  var declared: Set<String> = []
  /// Types that are property wrappers.
  var propertyWrappers: Set<String> = []
  /// The types that type aliases stand for.
  var aliased: Set<String> = []
  var extended: Set<String> = []
  /// Types that the file makes values of; "Self" for the type around.
  var constructed: Set<String> = []
  /// The labels that the file passes to `.init(…)`.
  var implicitLabels: Set<String> = []
  /// Members that the file reads or calls through a value.
  var members: Set<String> = []
  var mentioned: Set<String> = []
  var globals: Set<String> = []
  var macros: Set<String> = []
  /// Collections whose elements the file moves.
  var reordered: Set<String> = []
  /// The types of what properties with wrappers for observable objects hold; empty where nothing tells.
  var held: Set<String> = []
  /// What the file names outright of what there is for observable objects; empty for a type whose parameter has to be
  /// one.
  var objectWords: Set<String> = []
  /// The families by which the file puts objects into the environment.
  var injected: Set<String> = []
  /// Types whose objects the file reads from the environment.
  var environmentReads: Set<String> = []
  /// Members of objects that the file's views read something of.
  var nestedReads: Set<String> = []
  /// Types that the file's properties observe.
  var observed: Set<String> = []
  /// Types with a property that SwiftUI connects to its state or to the environment.
  var wrapperOwners: Set<String> = []
  /// The types of properties and globals, as written or as a value constructs them.
  var propertyTypes: Set<String> = []
  /// Types with a state object.
  var objectOwners: Set<String> = []
  /// Types whose state an initialiser may give its first value.
  var seededOwners: Set<String> = []

  init() {}

  /// What a summary holds itself: of a file whose bodies are not read, what its declarations say.
  package init(_ summary: FileSummary) {
    self.init(declarationsOf: summary)
    if summary.unreadBodies == nil { addBodies(of: summary) }
  }

  init(bodiesOf summary: FileSummary) { addBodies(of: summary) }

  private init(declarationsOf summary: FileSummary) {
    for type in summary.types where !type.isLocal {
      if type.kind == .extension { extended.insert(type.name) } else { declared.insert(type.name) }
    }
    for type in summary.types where type.hasAttribute("propertyWrapper") { propertyWrappers.insert(type.name) }
    for alias in summary.typeAliases {
      declared.insert(alias.path.lastPathComponent)
      aliased.insert(alias.target.name)
    }
    if summary.types.contains(where: \.asksForObservableObjects) { objectWords.insert("") }
    for property in summary.properties {
      if let type = property.type?.path ?? (property.value.kind == .construct ? property.value.path : nil) {
        propertyTypes.insert(type.lastPathComponent)
      }
      if !property.attributes.isEmpty, property.wrapper?.holdsObservableObject == true {
        held.insert(Self.heldName(property.type, property.value))
      }
      if property.owner == nil {
        globals.insert(property.name)
      } else if !property.attributes.isEmpty,
        property.isWrapped(by: .stateObject) || property.isWrapped(by: .environmentStateObject),
        let owner = summary.type(at: property.owner)
      {
        objectOwners.insert(owner.name)
      }
    }
    macros = Set(summary.macros)
    for property in summary.properties where !property.attributes.isEmpty {
      if property.attributes.contains(where: Self.isConnected), let owner = summary.type(at: property.owner) {
        wrapperOwners.insert(owner.name)
      }
      if property.isObservingWrapper {
        observed.insert(property.type?.name ?? property.value.path.lastPathComponent)
      }
      if let read = property.readFromEnvironment, read.family != .key {
        environmentReads.insert(read.path.lastPathComponent)
      }
    }
    seededOwners = summary.unreadBodies == nil ? Self.seededOwners(in: summary) : Self.owners(in: summary)
  }

  private mutating func addBodies(of summary: FileSummary) {
    for construction in summary.constructions {
      switch construction.callee {
      case .implicit: implicitLabels.formUnion(construction.arguments.lazy.map(\.label))
      case .ownType: constructed.insert("Self")
      case .type, .reference: constructed.insert(construction.typePath.lastPathComponent)
      }
    }
    for reference in summary.memberReferences { members.insert(reference.name) }
    for call in summary.methodCalls { members.insert(call.name) }
    for mention in summary.typeMentions { mentioned.insert(mention.path.lastPathComponent) }
    for mention in summary.objectMentions { objectWords.insert(mention.word.rawValue) }
    for holder in summary.localHolders { held.insert(Self.heldName(holder.type, holder.value)) }
    for read in summary.nestedReads { nestedReads.insert(read.member) }
    for injection in summary.injections where injection.family != .key { injected.insert(injection.family.rawValue) }
    for reordering in summary.reorderings { reordered.insert(reordering.name) }
  }

  private static func isConnected(_ attribute: Attribute) -> Bool {
    switch Wrapper(rawValue: attribute.name) {
    case .state, .stateObject, .environmentStateObject, .environmentObject, .environment: true
    default: false
    }
  }

  private static func heldName(_ type: WrittenType?, _ value: Value) -> String {
    if let type { return type.name }
    return value.kind == .construct ? value.path.lastPathComponent : ""
  }

  /// The same without a look at the initialisers: extensions with one, and types with one and a wrapper.
  private static func owners(in summary: FileSummary) -> Set<String> {
    var result: Set<String> = []
    for index in summary.types.indices where summary.declaresInitializer(index) {
      let type = summary.types[index]
      if type.kind == .extension || summary.hasPropertyWithAttribute(index) { result.insert(type.name) }
    }
    return result
  }

  private static func seededOwners(in summary: FileSummary) -> Set<String> {
    var result: Set<String> = []
    for initializer in summary.initializers {
      guard let owner = summary.type(at: initializer.owner), !result.contains(owner.name) else { continue }
      let seeds = initializer.assignments.contains { assignment in
        guard assignment.mentions.contains(where: { $0.root == .parameter }) else { return false }
        return assignment.form == .storage || owner.kind == .extension
          || summary.properties(of: initializer.owner).contains {
            $0.name == assignment.property && $0.isWrapped(by: .state)
          }
      }
      if seeds { result.insert(owner.name) }
    }
    return result
  }
}
