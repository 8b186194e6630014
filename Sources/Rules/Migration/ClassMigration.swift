import Facts
import SourceText

/// Migrates the class: its attributes, its inheritance clause, its properties, and the imports of its file.
extension MigrationPlan {
  mutating func migrateClass() {
    blockTargets()
    blockInheritance()
    blockPublishers()
    blockInitializers()
    for property in type.properties where property.isStoredInstance { migrate(property) }
    let declaration = type.declaration
    guard declaration.attributes.allSatisfy({ $0.condition == nil }) else {
      return block(type.file, declaration.namePlace, "The attributes of '\(name)' contain an '#if'")
    }
    edit(type.file, observableAttribute)
    for (declaration, entry) in project.observableObjectConformances(of: type) {
      removeConformance(entry, of: declaration)
    }
    let imports = ImportEdit(file: file, type: type)
    if let edit = imports.edit { self.edit(type.file, edit) }
    if imports.isMissing {
      block(type.file, declaration.namePlace, "All imports are inside '#if'; add 'import Observation' first")
    }
  }

  private var observableAttribute: Edit {
    insertion(of: "@Observable", at: type.declaration.place, beside: type.declaration.attributes)
  }

  /// Adds an attribute before a declaration, on a separate line if the existing attributes are on separate lines.
  private func insertion(of attribute: String, at declaration: Place, beside attributes: [Attribute]) -> Edit {
    let start = declaration.range.start
    guard let first = attributes.first, file.lineStart(of: first.removal.range.end) > first.place.range.start else {
      return .insert(attribute + " ", at: start)
    }
    return .insert(attribute + file.lineEnding + file.indentation(ofLineAt: start), at: start)
  }

  private mutating func removeConformance(_ entry: Int, of declared: DeclaredType) {
    let places = declared.declaration.inheritedPlaces
    guard let clause = declared.declaration.inheritanceClause, places.indices.contains(entry) else { return }
    let own = places[entry].range
    if places.filter({ $0.range == own }).count > 1 {
      return block(declared.file, places[entry], "'ObservableObject' is part of a protocol composition here")
    }
    if places.count == 1 {
      edit(declared.file, .delete(clause.range))
    } else if entry == 0 {
      edit(declared.file, .delete(ByteRange(own.start, places[1].range.start)))
    } else {
      edit(declared.file, .delete(ByteRange(places[entry - 1].range.end, own.end)))
    }
  }

  // MARK: Blockers

  private mutating func blockTargets() {
    let place = type.declaration.namePlace
    if project.isDeclaredTwice(type) {
      block(type.file, place, "The project declares '\(type.path)' more than once")
    }
    if project.mayBeUsedOutside(type) {
      block(type.file, place, "'\(name)' is public in a library, and code outside this project may observe it")
    }
    if !project.isComplete { block(type.file, place, "Not every file of the project has been read yet") }
    for attribute in type.declaration.attributes where Self.mayBeWrapper(attribute) {
      let declared = project.types(named: attribute.$name, at: type.declaration.outer, in: type.file)
      guard !declared.contains(where: { $0.declaration.hasAttribute("globalActor") }) else { continue }
      block(type.file, attribute.place, "@\(attribute.name) may be a macro that relies on ObservableObject")
    }
    if type.declaration.attributes.contains(where: { $0.name == "objcMembers" || $0.name == "objc" }) {
      block(type.file, place, "Objective-C can access '\(name)', whose properties @Observable replaces")
    }
  }

  private mutating func blockInheritance() {
    for (index, written) in type.declaration.inherited.enumerated() {
      let place =
        type.declaration.inheritedPlaces.indices.contains(index)
        ? type.declaration.inheritedPlaces[index] : type.declaration.namePlace
      let found = project.types(named: written.$path, at: type.declaration.outer, in: type.file)
      if found.contains(where: { $0.kind == .class }) || found.isEmpty && index == 0 && mayBeClass(written) {
        block(type.file, place, "'\(name)' inherits from '\(written.path)', whose properties would not be tracked")
      }
      if ["Codable", "Encodable", "Decodable"].contains(written.name) {
        block(
          type.file, place, "'\(written.name)' would use the names of the storage properties that @Observable generates"
        )
      }
      if written.name == "ReferenceFileDocument" {
        block(type.file, place, "'ReferenceFileDocument' requires an ObservableObject")
      }
    }
    for subclass in project.subclasses(of: type) {
      block(
        subclass.file, subclass.declaration.namePlace,
        "'\(subclass.name)' inherits from '\(name)', and @Observable does not track its properties")
    }
    if let asking = project.protocolAskingForObservableObject(of: type) {
      block(
        asking.file, asking.declaration.namePlace,
        "'\(name)' conforms to '\(asking.name)', which requires an ObservableObject")
    }
  }

  /// Returns whether a name that the project does not declare may be a superclass with properties. A known protocol, a
  /// name that looks like a protocol, and `NSObject`, which has nothing to track, are not.
  private func mayBeClass(_ written: WrittenType) -> Bool {
    let known: Set<Symbol> = [
      "ObservableObject", "Identifiable", "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable",
      "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "AnyObject", "Comparable", "Publisher",
      "LocalizedError", "Copyable", "ReferenceFileDocument", "NSObject",
    ]
    let endings = ["Delegate", "DataSource", "Protocol", "Type", "able", "ible", "Providing", "Observer"]
    return !known.contains(written.$name) && !endings.contains { written.name.hasSuffix($0) }
  }

  private mutating func blockPublishers() {
    let published = Set(type.properties.filter { $0.isWrapped(by: .published) }.map(\.$name))
    let stored = Set(type.properties.filter(\.isStoredInstance).map(\.$name))
    for (use, home) in project.ownUses(of: type, facts: file) {
      if use.name == "objectWillChange" {
        block(home, use.place, "'objectWillChange' is only available with ObservableObject")
      }
      guard published.contains(use.$name) else { continue }
      if !use.kinds.isDisjoint(with: [.projected, .projectedMember]) {
        block(home, use.place, "'$\(use.name)' is a publisher, which @Observable does not have")
      } else if use.kinds.contains(.storage) {
        block(home, use.place, "'_\(use.name)' is the storage of @Published")
      }
    }
    if let own = type.properties.first(where: { $0.name == "objectWillChange" }) {
      block(type.file, own.namePlace, "'\(name)' declares its own 'objectWillChange'")
    }
    for mention in type.file.objectMentions where mention.word == .published {
      guard project.isInside(mention.scope, in: type.file, of: type) else { continue }
      block(type.file, mention.place, "'Published' is used directly")
    }
    for found in project.publisherUses(of: type, names: stored) {
      block(use: found.file, found.place, "This uses a publisher of '\(name)', which @Observable does not have")
    }
  }

  private mutating func blockInitializers() {
    let plain = Set(
      type.properties.filter { $0.isStoredInstance && !$0.isLet && !$0.isWrapped(by: .published) }.map(\.$name))
    let late = Set(type.properties.filter { $0.isStoredInstance && !$0.isLet && !$0.hasInitialValue }.map(\.$name))
    let observed = Set(
      type.properties.filter { plain.contains($0.$name) && $0.traits.contains(.hasObservers) }.map(\.$name))
    for declaration in declarations {
      for initializer in declaration.initializers {
        if !initializer.traits.contains(.isConvenience) { blockObserverCalls(in: initializer, declaration, observed) }
        for assignment in initializer.assignments where assignment.form == .storage {
          guard type.properties.contains(where: { $0.$name == assignment.$property && $0.isWrapped(by: .published) })
          else { continue }
          block(declaration.file, assignment.targetPlace, "'_\(assignment.property)' is the storage of @Published")
        }
        // With `@Observable`, code can read a property only once all properties have a value.
        let last = initializer.assignments.filter { late.contains($0.$property) }.map(\.statementIndex).max() ?? -1
        for assignment in initializer.assignments where assignment.statementIndex <= last && !assignment.isInClosure {
          guard let read = assignment.mentions.first(where: { $0.isOfSelf && plain.contains($0.$name) }) else {
            continue
          }
          block(
            declaration.file, assignment.place,
            "'\(read.name)' is read here before all properties have a value, which @Observable does not allow")
        }
      }
    }
  }

  /// An initializer does not call the observers of a plain property. With `@Observable`, it calls them for every
  /// assignment but the first.
  private mutating func blockObserverCalls(
    in initializer: Initializer, _ declaration: DeclaredType, _ observed: Set<Symbol>
  ) {
    var hasValue = Set(type.properties.filter(\.hasInitialValue).map(\.$name))
    for assignment in initializer.assignments where observed.contains(assignment.$property) && !assignment.isInClosure {
      guard !hasValue.insert(assignment.$property).inserted else { continue }
      block(
        declaration.file, assignment.place,
        "'\(assignment.property)' is set here; with @Observable, this calls its observer")
    }
  }

  // MARK: Properties

  private mutating func migrate(_ property: Property) {
    let name = property.name
    let isPublished = property.isWrapped(by: .published)
    let others = property.attributes.filter { Self.mayBeWrapper($0) && $0.name != Wrapper.published.rawValue }
    if property.isLet { return }
    if property.traits.contains(.isOneOfSeveral) {
      return block(
        type.file, property.namePlace,
        "'\(name)' shares a 'var' with other properties, and @Observable needs one for each")
    }
    if property.condition != nil {
      return block(
        type.file, property.namePlace, "'\(name)' is inside an '#if', where @Observable does not track it")
    }
    // The observer of a `@Published` property already runs again for its own assignments.
    if property.traits.contains(.hasObservers), !isPublished {
      switch project.changesItself(property, in: type) {
      case .yes:
        return block(
          type.file, property.namePlace,
          "The observer of '\(name)' sets '\(name)'; with @Observable, this calls it again")
      case .unknown:
        return block(
          type.file, property.namePlace,
          "The observer of '\(name)' may change '\(name)'; with @Observable, this would call it again")
      case .no: break
      }
    }
    if property.attributes.contains(where: { $0.name == "objc" || $0.name == "NSManaged" }) {
      return block(
        type.file, property.namePlace, "'\(name)' is visible to Objective-C, which cannot observe @Observable classes")
    }
    if type.properties.contains(where: { $0.name == "_\(name)" }) {
      return block(
        type.file, property.namePlace, "'_\(name)' exists, and @Observable generates a property with that name")
    }
    guard isPublished else { return ignoreIfWrapped(property, others) }
    guard let attribute = property.attribute(.published), others.isEmpty else {
      return block(
        type.file, property.namePlace, "@Observable cannot track '\(name)', which has another property wrapper")
    }
    guard attribute.argumentLabels == nil, attribute.condition == nil else {
      return block(type.file, attribute.place, "@Published has arguments or a condition here")
    }
    edit(type.file, .delete(attribute.removal.range))
  }

  private mutating func ignoreIfWrapped(_ property: Property, _ wrappers: [Attribute]) {
    if property.attributes.contains(where: { $0.name == "ObservationIgnored" }) { return }
    if let storage = wrappers.first(where: { $0.name == "AppStorage" || $0.name == "SceneStorage" }) {
      return block(
        type.file, storage.place,
        "Views update for '\(property.name)' because ObservableObject publishes @\(storage.name); @Observable does not")
    }
    let reader: String?
    if !wrappers.isEmpty || property.modifiers.contains(.isLazy) {
      reader = project.readerMissingChanges(of: property, in: type, facts: file)
    } else if isUsedWhenDeinitialized(property) {
      reader = project.foreignUse(of: property, in: type).map { "'\(property.name)' is used at \($0.description)" }
    } else {
      return
    }
    if let reader {
      return block(type.file, property.namePlace, "\(reader), and @Observable cannot track '\(property.name)'")
    }
    edit(type.file, insertion(of: "@ObservationIgnored", at: property.place, beside: property.attributes))
  }

  /// Returns whether the deinitializer, which runs on no actor, uses a property of a class that may belong to an actor. It
  /// can only use stored properties, and those that `@Observable` tracks are not.
  private func isUsedWhenDeinitialized(_ property: Property) -> Bool {
    type.declaration.namesInDeinitializer?.contains(property.$name) == true
      && (project.isolation(of: type) != .nonisolated || property.attributes.contains { $0.name == "MainActor" })
  }

  /// Returns whether an attribute may be a property wrapper: it has a name like a type, and it is not a known attribute
  /// of another kind.
  static func mayBeWrapper(_ attribute: Attribute) -> Bool {
    guard let first = attribute.name.first, first.isUppercase || first == "_" else { return false }
    return !["MainActor", "ObservationIgnored", "ObservationTracked", "NSManaged", "IBOutlet", "ViewBuilder"]
      .contains(attribute.name)
  }
}
