import FactQuestions
import Facts

/// Finds the state in the properties of a type.
struct StateMapMembers {
  let project: ProjectFacts

  /// The value of a property and its source, based on its declaration alone. Calls may show that the source is a
  /// different one.
  struct Found {
    let property: Property
    let role: StateMap.Member.Role
    let wrapper: String
    let type: String
    /// The class of the object; nil for a value.
    let model: DeclaredType?
    /// "Store.shared" if the property gets a shared instance from its declaration or from every initializer.
    let shared: String?
  }

  func members(of type: DeclaredType) -> [Found] {
    type.properties.compactMap { property in
      guard property.isStoredInstance else { return nil }
      return found(property, of: type)
    }
  }

  private func found(_ property: Property, of type: DeclaredType) -> Found? {
    let object = objectClass(of: property, in: type)
    guard let role = role(of: property, holding: object, in: type) else { return nil }
    let attribute = property.attributes.first { $0.name.startsLikeType }
    return Found(
      property: property, role: role, wrapper: attribute.map { "@\($0.name)" } ?? "",
      type: property.type?.text ?? object?.name ?? property.value.path, model: object,
      shared: role == .shares ? sharedInstance(in: property, of: type) : nil)
  }

  /// The class of the object in the property; nil if views do not observe the class and no wrapper holds the object.
  private func objectClass(of property: Property, in type: DeclaredType) -> DeclaredType? {
    guard let held = project.objectType(of: property, in: type.file), held.kind == .class || held.kind == .actor,
      property.wrapper != nil || project.observability(of: held) != nil || held.declaration.hasAttribute("Model")
    else { return nil }
    return held
  }

  private func role(
    of property: Property, holding object: DeclaredType?, in type: DeclaredType
  ) -> StateMap.Member.Role? {
    switch property.wrapper {
    case .state, .stateObject, .environmentStateObject: return .owns
    case .binding: return .receives
    case .environmentObject: return .reads
    case .environment:
      guard let read = property.readFromEnvironment, read.family == .key else { return .reads }
      // The frameworks' own keys do not hold the project's state.
      return project.extendsFrameworkType("EnvironmentValues", withProperty: read.$path.firstPathComponent)
        ? .reads : nil
    case .appStorage, .sceneStorage, .fetchRequest, .sectionedFetchRequest, .query: return .stores
    case .observedObject, .bindable: return plainRole(of: property, in: type)
    case nil:
      guard object != nil || property.type?.isBinding == true else { return nil }
      // A wrapper that the rules do not know, such as `@Injected`, gets the object in its own way.
      return object != nil && isWrappedByOthers(property) ? .shares : plainRole(of: property, in: type)
    default: return nil
    }
  }

  private func isWrappedByOthers(_ property: Property) -> Bool {
    property.value.kind == .none && !property.isLet
      && property.attributes.contains { $0.name.startsLikeType && !$0.name.hasSuffix("Actor") }
  }

  private func plainRole(of property: Property, in type: DeclaredType) -> StateMap.Member.Role {
    if sharedInstance(in: property, of: type) != nil { return .shares }
    // A default such as nil only waits for a caller's object.
    if property.value.kind == .literal, type.kind != .class { return .receives }
    if property.value.kind == .none {
      let values = valuesOfInitializers(for: property, of: type)
      guard !values.isEmpty, values.allSatisfy({ $0?.isMade ?? false }) else { return .receives }
    }
    // An app is created only once, and an object keeps what it creates.
    return type.kind == .class || project.isApp(type) == .yes ? .owns : .creates
  }

  private func sharedInstance(in property: Property, of type: DeclaredType) -> String? {
    let values = property.value.kind == .none ? valuesOfInitializers(for: property, of: type) : [property.value]
    let paths = Set(values.map { $0.flatMap { sharedInstance($0, in: property, of: type) } })
    return paths.count == 1 ? paths.first ?? nil : nil
  }

  private func sharedInstance(_ value: Value, in property: Property, of type: DeclaredType) -> String? {
    let written = property.type?.$path ?? .empty
    // A type of another module counts, too, although its declaration is not known.
    return project.sharedInstance(value, typePath: written, at: property.owner, in: type.file)
      ?? (value.kind == .member && value.path.startsLikeType ? value.path : nil)
  }

  /// The value that each initializer assigns to the property or passes to its wrapper; nil for an initializer that does
  /// neither. Initializers that call another one are left out.
  private func valuesOfInitializers(for property: Property, of type: DeclaredType) -> [Value?] {
    project.initializers(of: type).filter { !$0.traits.contains(.isDelegating) }.map { initializer in
      initializer.assignments.first { $0.$property == property.$name }?.made
    }
  }

  /// "@Observable", "ObservableObject", "@Model", "class".
  func kind(of model: DeclaredType) -> String {
    if model.declaration.hasAttribute("Model") { return "@Model" }
    switch project.observability(of: model) {
    case .observable: return "@Observable"
    case .observableObject: return "ObservableObject"
    case nil: return "\(model.kind)"
    }
  }
}
