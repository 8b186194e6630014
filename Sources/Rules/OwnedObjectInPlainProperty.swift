import Facts
import SourceText

/// An object that a view creates in a plain property, which lives no longer than the view's value.
struct OwnedObjectInPlainProperty: Rule {
  static let id: RuleID = "owned-object-in-plain-property"
  let summary = "An object is created in a plain property of a view"
  let rationale = """
    A view is a value that SwiftUI builds anew whenever its parent is updated, and its plain properties are built with \
    it. An object that stands there is another one each time: what it had loaded or the user had typed is gone, and work \
    that was under way reports to an object that nobody shows any more.

    `@State` keeps an `@Observable` object, and `@StateObject` an `ObservableObject`, for as long as the view is on the \
    screen. An app is built once, so there a plain property does no harm.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app"

  var examples: [Example] { ownedObjectInPlainPropertyFindings + ownedObjectInPlainPropertyLookAlikes }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStoredInstance, property.value.kind == .construct || property.value.kind == .implicitInit,
        !property.traits.contains(.isOneOfSeveral), property.attributes.allSatisfy(Self.isNoWrapper),
        property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]),
        let owner = DeclaredType(file.summary, property.owner), owner.kind == .struct,
        // A property wrapper may begin anew with each value on purpose, as a cache does.
        !owner.declaration.hasAttribute("propertyWrapper"),
        let made = project.constructedType(of: property, in: owner), let kind = project.observability(of: made),
        project.isSwiftUIOwner(owner) == .yes
      else { return nil }
      return finding(property, of: owner, keeping: kind, in: file, project)
    }
  }

  private static func isNoWrapper(_ attribute: Attribute) -> Bool {
    ["MainActor", "available", "ViewBuilder"].contains(attribute.name)
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, keeping kind: Observability, in file: FileFacts,
    _ project: ProjectFacts
  ) -> Finding {
    let wrapper = kind == .observable ? "State" : "StateObject"
    let isOnce = project.isApp(owner) == .yes
    return Finding(
      rule: id, severity: isOnce ? .hint : defaultSeverity, range: property.namePlace.range,
      message: isOnce
        ? "'\(property.name)' lives on because '\(owner.name)' is built once; @\(wrapper) says that it is kept"
        : "'\(property.name)' is created anew whenever '\(owner.name)' is, because a plain property does not keep it; "
          + "use @\(wrapper)",
      fixes: fix(property, of: owner, wrapper: wrapper, in: file, project).map { [$0] } ?? [])
  }

  private func fix(
    _ property: Property, of owner: DeclaredType, wrapper: String, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let privacy = project.canBePrivate(property, in: owner)
    let isPrivate = property.access.map { $0 <= .fileprivate } ?? false
    var reason = obstacle(property, of: owner, wrapper: wrapper, in: file, project)
    switch privacy {
    case .possible: break
    // State that callers set would be another mistake, and a library's interface is not ours to change.
    case .passed, .published: return nil
    case .required(let name): reason = reason ?? "'\(name)' requires '\(property.name)'"
    case .onlyInFile(let because), .blocked(let because): if !isPrivate { reason = reason ?? because }
    }
    return Fix(
      "Keep '\(property.name)' with @\(wrapper)", reason.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      WrappingEdit.edits(property, wrapper: wrapper, isPrivate: privacy == .possible && !isPrivate))
  }

  /// Why the wrapped property might not compile or not behave as meant.
  private func obstacle(
    _ property: Property, of owner: DeclaredType, wrapper: String, in file: FileFacts, _ project: ProjectFacts
  ) -> String? {
    let name = property.name
    if wrapper == "StateObject", project.settings(of: file.summary).runs(on: .stateObject) == .no {
      return "@StateObject needs iOS 14"
    }
    if project.conforms(owner, toAnyOf: ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"], of: ["Swift"])
      == .yes
    {
      return "'\(owner.name)' is compared or coded by its stored properties"
    }
    if let use = project.use(of: property, as: [.written, .takenInOut, .writtenInInitializer], in: owner, facts: file) {
      return "'\(name)' is assigned at \(use.description)"
    }
    if let place = useInInitializer(of: name, owner: owner, in: file, project) {
      return "'\(name)' is used at \(place), before the view is installed"
    }
    if owner.properties.filter({ $0.name == name }).count > 1 {
      return "'\(name)' is declared under several conditions"
    }
    if project.isDeclaredTwice(owner) { return "the project declares '\(owner.path)' more than once" }
    return project.isComplete ? nil : "not every file of the project has been read yet"
  }

  private func useInInitializer(
    of name: String, owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> String? {
    for declaration in [owner] + project.extensions(of: owner) where !declaration.initializers.isEmpty {
      guard declaration.file.path == file.path else { return declaration.file.path }
    }
    for (initializer, body) in zip(file.summary.initializers, file.initializerBodies)
    where project.owner(of: initializer.owner, in: file.summary) == owner {
      if let statement = body.statements.first(where: { $0.names.contains(name) }) {
        return "\(file.path):\(statement.place.line + 1)"
      }
    }
    return nil
  }
}
