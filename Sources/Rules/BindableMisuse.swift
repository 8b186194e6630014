import FactQuestions
import Facts
import SourceText

struct BindableMisuse: Rule {
  static let id: RuleID = "bindable-misuse"
  let wrapper: Wrapper? = .bindable
  let summary = "@Bindable creates an object, is never used for a binding, or is missing"
  let rationale = """
    `@Bindable` creates bindings to the properties of an observable object, and does nothing else. It doesn't keep the \
    object: an object created in such a property is a new one every time SwiftUI creates the view, and the user's \
    input is lost. `@State` keeps the object and provides the same bindings.

    A view that never uses `$model` doesn't need `@Bindable`. SwiftUI tracks which properties of an observable object \
    a view reads, so the view also updates with a plain `let`.

    `$model` isn't available for an object from `@Environment(Model.self)`. Declare `@Bindable var model = model` at \
    the start of `body`, and use the `$model` of this local variable.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/bindable"

  let examples: [Example] = [
    .flagged(
      "An object created in the property: @State keeps it",
      """
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Editor: View {
          @Bindable var ⟦model⟧ = Model()

          var body: some View {
              TextField("Name", text: $model.name)
          }
      }
      """, fixed: ["@Bindable var": "@State private var"], safe: true),
    .flagged(
      "An object created in the property, but used by an extension in another file",
      files: [
        "Editor.swift": """
        import SwiftUI

        @Observable final class Model {
            var name = ""
        }

        struct Editor: View {
            @Bindable var ⟦model⟧ = Model()

            var body: some View { field }
        }
        """,
        "Editor+Field.swift": """
        import SwiftUI

        extension Editor {
            var field: some View { TextField("Name", text: $model.name) }
        }
        """,
      ], fixed: ["@Bindable var": "@State var"], because: "used at Editor+Field.swift:4", also: ["private-state"]),
    .allowed(
      "An object passed by the caller and used for bindings",
      """
      import SwiftUI

      @Observable final class Model {
          static let shared = Model()
          var name = ""
      }

      struct Editor: View {
          @Bindable var model: Model
          @Bindable var shared = Model.shared

          var body: some View {
              TextField("Name", text: $model.name)
              TextField("Name", text: $shared.name)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .bindable).compactMap { bindable in
      guard bindable.owner.kind == .struct, bindable.property.attributes.count == 1,
        project.isSwiftUIOwner(bindable.owner) == .yes
      else { return nil }
      return project.makesObject(bindable)
        ? created(bindable, in: file, of: project) : unneeded(bindable, in: file, of: project)
    } + projectedFromEnvironment(in: file, of: project)
  }

  // MARK: Created in place

  private func created(_ bindable: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    let (property, owner) = (bindable.property, bindable.owner)
    return UnkeptObject(property: property, owner: owner, wrapper: .state).finding(
      of: self, fixes: [keep(bindable, in: file, of: project)].compactMap { $0 }, in: file, project)
  }

  private func keep(_ bindable: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let (property, owner) = (bindable.property, bindable.owner)
    switch project.canBePrivate(property, in: owner) {
    // State that callers set would be a different mistake, and a fix must not change the interface of a library.
    case .passed, .published: return nil
    case .possible, .required, .onlyInFile, .blocked: break
    }
    let assignments = project.assignmentsInFile(to: property, of: owner)
    let given = assignments.lazy.flatMap(\.mentions).first { $0.root == .parameter }
    let obstacle =
      if bindable.attribute.argumentLabels != nil {
        "the object is passed to @Bindable as an argument"
      } else if let given {
        "'\(property.name)' is created from '\(given.name)', and @State ignores later values of it"
      } else {
        project.obstacle(toWrapping: property, of: owner, in: .state, facts: file)
      }
    let privacy = AccessEdit.makingPrivateIfPossible(property, of: owner, in: project)
    return Fix(
      AccessEdit.title("Keep '\(property.name)' with @State", makingPrivate: privacy),
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      RewrappingEdit.edits(for: bindable, to: .state, assignments: assignments, in: file) + privacy)
  }

  // MARK: Never projected

  private func unneeded(_ bindable: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    let (property, owner) = (bindable.property, bindable.owner)
    guard project.isComplete, !project.isSharedWithNamesake(property, of: owner),
      property.access.map({ $0 <= .internal }) ?? true,
      owner.hasSingleProperty(named: property.$name),
      project.use(of: property, as: [.projected, .projectedMember, .storage], in: owner, facts: file) == nil,
      project.useThroughAnyValue(of: property, in: owner) == nil,
      // If closures create the bindings, another rule suggests using the wrapper's bindings instead.
      !project.bindsByClosures(property, of: owner, in: file)
    else { return nil }
    let isUnused = project.isNeverUsed(property, in: owner, facts: file)
    return Finding(
      rule: id, severity: .information, range: property.namePlace.range,
      message: isUnused
        ? "'\(owner.name)' never uses '\(property.name)'; delete it"
        : "'\(owner.name)' never uses '$\(property.name)', so it does not need @Bindable; "
          + "a plain 'let' also updates the view",
      fixes: !isUnused && canBeConstant(bindable, in: file, of: project)
        ? [
          Fix(
            "Make '\(property.name)' a plain 'let'", .proposed, in: file.path,
            PlainPropertyEdit.edits(for: bindable))
        ] : [])
  }

  /// Returns whether only initializers assign the property, each of them once.
  private func canBeConstant(_ bindable: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Bool {
    let (property, owner) = (bindable.property, bindable.owner)
    return !property.hasInitialValue && bindable.attribute.argumentLabels == nil && property.setterAccess == nil
      && !property.traits.contains(.hasObservers)
      && project.use(of: property, as: [.written, .takenInOut], in: owner, facts: file) == nil
      && project.requiresProperty(property.$name, of: owner).answer == .no
      && project.assignments(to: property, of: owner).allSatisfy { _, assignments in
        assignments.isEmpty
          || assignments.count == 1 && assignments.allSatisfy { $0.form != .storage && $0.isAtTopLevel }
      }
  }

  // MARK: From the environment

  private func projectedFromEnvironment(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    let projecting: NameUse.Kinds = [.projected, .projectedMember]
    let projected = file.nameUses.filter { !$0.kinds.isDisjoint(with: projecting) }
    return projected.compactMap { use in
      guard let owner = project.owner(of: use.scope, in: file.summary),
        let object = project.wrappedProperty(named: use.$name, of: owner, by: .environment),
        object.attribute.firstArgument.path.hasSuffix(".self"),
        owner.hasSingleProperty(named: use.$name)
      else { return nil }
      // The unwrapped object has another scope, which the facts don't have.
      let isOptional = object.property.type?.isOptional == true
      return Finding(
        rule: id, severity: defaultSeverity, range: use.place.range,
        message: "'$\(use.name)' is not available for an object from @Environment; "
          + "add '@Bindable var \(use.name) = \(use.name)' " + (isOptional ? "where it isn't nil" : "to the body"),
        related: [
          RelatedLocation(
            "'\(use.name)' is read from the environment here", at: object.property.namePlace, in: owner.file)
        ], fixes: isOptional ? [] : [declare(use, in: file)].compactMap { $0 })
    }
  }

  /// Declares the local variable as the first statement of the view builder that uses it.
  private func declare(_ use: NameUse, in file: FileFacts) -> Fix? {
    guard
      let property = file.summary.properties(of: use.scope).first(where: {
        $0.getterPlace?.range.contains(use.place.range) ?? false
      }), property.name == "body" || property.attributes.contains(where: { $0.name == "ViewBuilder" }),
      let getter = property.getterPlace
    else { return nil }
    let start = getter.range.start + 1
    let text = "@Bindable var \(use.name) = \(use.name)"
    let isOnOwnLine = file.skipBlanks(from: start) == file.lineEnd(of: start)
    let statement = file.skipWhitespace(from: start)
    return Fix(
      "Declare a @Bindable variable '\(use.name)'",
      .suggested(because: "'$\(use.name)' does not compile without it"),
      in: file.path,
      [
        .insert(
          isOnOwnLine ? file.lineEnding + file.indentation(ofLineAt: statement) + text : " \(text);", at: start)
      ])
  }
}
