import FactQuestions
import Facts
import SourceText

/// The memberwise initializer of a view, written out so that its parameters can differ from the properties. A parameter
/// for state has a name that shows that only its first value is used: "initialItem" for "item", which remains the
/// label.
struct ExplicitInitializer {
  let owner: DeclaredType
  let file: FileFacts
  let project: ProjectFacts
  /// `internal` is omitted from the code.
  var access = AccessLevel.internal

  private struct Part {
    var parameter: String
    var assignment: String
  }

  /// The labels of the initializer's parameters; nil if `edit` is nil.
  var labels: [String]? {
    edit == nil ? nil : owner.properties.filter { $0.isStoredInstance && !isGiven($0) }.map(\.name)
  }

  /// Nil if a property's type or wrapper is unknown, or if the type already has an initializer.
  var edit: Edit? {
    guard owner.file.id == file.id, project.hasMemberwiseInitializer(owner) else { return nil }
    var parts: [Part] = []
    for property in owner.properties where property.isStoredInstance && !isGiven(property) {
      guard let part = part(of: property) else { return nil }
      parts.append(part)
    }
    guard !parts.isEmpty else { return nil }
    let place = owner.properties.first { $0.name == "body" }?.place ?? owner.declaration.place
    return NewMember(file: file, project: project, scope: owner.index, place: place)
      .insertion(of: head(parts.map(\.parameter)) + parts.map { "\t\($0.assignment)" } + ["}"])
  }

  private func head(_ parameters: [String]) -> [String] {
    let word = access == .internal ? "init" : "\(access) init"
    let line = "\(word)(\(parameters.joined(separator: ", "))) {"
    guard line.count > 90 else { return [line] }
    return ["\(word)("] + parameters.dropLast().map { "\t\($0)," } + parameters.suffix(1).map { "\t\($0)" } + [") {"]
  }

  /// Returns whether the property needs no parameter, because it has a value that callers cannot replace, or because it
  /// is state with a value that no caller replaces.
  private func isGiven(_ property: Property) -> Bool {
    if property.isFilledByItsWrapper || property.isLet && property.value.kind != .none { return true }
    if property.hasInitialValue, property.access.map({ $0 <= .fileprivate }) ?? false { return true }
    return property.wrapper?.isOwned == true && property.value.kind != .none && project.isComplete
      && project.constructionPassing(property, to: owner) == nil
  }

  private func part(of property: Property) -> Part? {
    guard property.condition == nil, !property.traits.contains(.isOneOfSeveral),
      property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]),
      let type = project.typeText(of: property, declaredBy: owner)
    else { return nil }
    let name = parameterName(for: property)
    let label = name == property.name ? name : "\(property.name) \(name)"
    let isBuilder = property.attributes.contains { $0.name == "ViewBuilder" }
    let known = property.wrapper == nil ? (isBuilder ? 1 : 0) : 1
    guard property.attributes.count == known, property.attributes.first?.argumentLabels == nil else { return nil }
    let byDefault = defaultValue(of: property)
    let isFunction = property.type.map { project.isFunction($0, at: owner.index, in: owner.file) } ?? false
    let escaping = isFunction ? "@escaping " : ""
    switch property.wrapper {
    case nil where isBuilder && !isFunction:
      // The initializer that the compiler synthesizes also takes a closure here.
      return Part(
        parameter: "@ViewBuilder \(label): () -> \(type)", assignment: "self.\(property.name) = \(name)()")
    case nil:
      return Part(
        parameter: "\(isBuilder ? "@ViewBuilder " : "")\(label): \(escaping)\(type)\(byDefault)",
        assignment: "self.\(property.name) = \(name)")
    case .observedObject, .bindable:
      return Part(parameter: "\(label): \(type)\(byDefault)", assignment: "self.\(property.name) = \(name)")
    case .state:
      return Part(
        parameter: "\(label): \(escaping)\(type)\(byDefault)",
        assignment: "_\(property.name) = State(initialValue: \(name))")
    case .stateObject:
      return Part(
        parameter: "\(label): @autoclosure @escaping () -> \(type)\(byDefault)",
        assignment: "_\(property.name) = StateObject(wrappedValue: \(name)())")
    case .binding where byDefault.isEmpty:
      return Part(parameter: "\(label): Binding<\(type)>", assignment: "_\(property.name) = \(name)")
    default: return nil
    }
  }

  private func parameterName(for property: Property) -> String {
    guard property.wrapper == .state, !ProjectFacts.isSeedName(property.name) else { return property.name }
    let name = "initial" + property.name.prefix(1).uppercased() + property.name.dropFirst()
    return owner.properties.contains { $0.name == name } ? property.name : name
  }

  private func defaultValue(of property: Property) -> String {
    if property.value.kind != .none { return " = \(file.text(property.valuePlace))" }
    return !property.isLet && property.type?.startsAsNil == true && property.wrapper != .binding ? " = nil" : ""
  }
}
