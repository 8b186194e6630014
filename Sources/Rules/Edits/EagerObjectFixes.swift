import Facts
import SourceText

/// The ways to have an object of `@State` built once.
struct EagerObjectFixes {
  let object: EagerObject
  /// The SDK's major version; nil where it is not known.
  let sdk: Int?
  let file: FileFacts
  let project: ProjectFacts

  private var state: WrappedProperty { object.state }
  private var property: Property { object.state.property }

  var fixes: [Fix] { privacy + [makeLater, makeStateObject].compactMap { $0 } }

  /// What Xcode 27 asks for.
  private var privacy: [Fix] {
    guard object.assignment == nil, let sdk, sdk >= 27 else { return [] }
    return PrivacyFinding(state, message: "").fixes(in: file, project) ?? []
  }

  /// Whether the view hands the object to the views below, which end the program where they find none.
  private var isInEnvironment: Bool {
    ([state.owner] + project.extensions(of: state.owner)).contains { declaration in
      declaration.file.injections(at: declaration.index).contains { injection in
        injection.argument.mentions.contains { $0.isOfSelf && $0.name == property.name }
      }
    }
  }

  /// `@State private var player: Player?`, and `.task { player = player ?? Player() }` behind the body.
  private var makeLater: Fix? {
    let name = property.name
    guard object.assignment == nil, property.type.map({ $0.form == .nominal }) ?? true, !isInEnvironment,
      let type = project.typeText(of: property, declaredBy: state.owner),
      let task = BodyModifierEdit.insertion(
        ".task { \(name) = \(name) ?? \(file.text(property.valuePlace)) }", behind: state.owner, in: file, project)
    else { return nil }
    let (start, end) = (file.startOfInitialValue(of: property), property.valuePlace.range.end)
    let declaration =
      property.type == nil
      ? Edit(ByteRange(property.namePlace.range.end, end), ": \(type)?") : Edit(ByteRange(start, end), "?")
    return Fix(
      "Make '\(name)' in a task", .suggested(because: "'\(name)' is nil until then, and each use has to say so"),
      in: file.path, [declaration, task])
  }

  /// `@StateObject` takes a closure; the class conforms for its sake, and views follow it as before.
  private var makeStateObject: Fix? {
    let assignments = project.assignments(to: property, of: state.owner).flatMap(\.1)
    let own = state.owner.initializers.flatMap(\.assignments).filter { $0.property == property.name }
    guard assignments.count == own.count, let conformance, state.owner.file.path == file.path else { return nil }
    let rewrapping = RewrappingEdit.edits(for: state, to: .stateObject, assignments: assignments, in: file)
    let home = object.made.file.path
    return Fix(
      "Conform '\(object.made.name)' to ObservableObject and build it once with @StateObject",
      .suggested(because: "'\(object.made.name)' then is both, for the sake of @StateObject alone"),
      changes: home == file.path
        ? [Fix.FileChange(path: home, edits: rewrapping + [conformance])]
        : [
          Fix.FileChange(path: file.path, edits: rewrapping), Fix.FileChange(path: home, edits: [conformance]),
        ])
  }

  /// In front of the braces; in another file, whose text is not at hand, right behind a name that nothing follows.
  private var conformance: Edit? {
    let declaration = object.made.declaration
    guard project.isObservableObject(object.made) == .no, !declaration.isConstrained,
      object.made.file.imports(anyOf: ["SwiftUI", "Combine", "Foundation"])
    else { return nil }
    if object.made.file.path == file.path {
      let end = file.skipBlanksBackward(from: declaration.memberBlock.range.start)
      return .insert(declaration.inherited.isEmpty ? ": ObservableObject" : ", ObservableObject", at: end)
    }
    guard declaration.inherited.isEmpty, declaration.genericParameters.isEmpty else { return nil }
    return .insert(": ObservableObject", at: declaration.namePlace.range.end)
  }
}
