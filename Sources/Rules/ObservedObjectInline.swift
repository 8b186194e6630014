import Facts
import SourceText

/// An object that a view creates in `@ObservedObject`, which does not keep it.
struct ObservedObjectInline: Rule {
  static let id: RuleID = "observed-object-inline"
  let summary = "An object is created in @ObservedObject, which does not keep it"
  let rationale = """
    `@ObservedObject` watches an object that someone else keeps alive; it stores nothing of its own. A view is a value \
    that SwiftUI builds anew whenever its parent is updated, so an object created in such a property is created again \
    each time. What it had loaded or the user had typed is gone, its subscriptions start over, and work that was under \
    way reports to an object that nobody shows any more.

    `@StateObject` builds the object once, when the view appears, and keeps it until the view goes away. Where several \
    views should have the same object, their common parent owns it and passes it on. An instance that lives elsewhere, \
    `Model.shared`, is rightly observed.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  var examples: [Example] {
    observedObjectInlineFindings + observedObjectInlineSuggestions + observedObjectInlineLookAlikes
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .observedObject).compactMap { observed in
      let assignments = assignments(to: observed, in: project)
      guard observed.owner.kind == .struct, creates(observed, assignments, in: file, project),
        project.isSwiftUIOwner(observed.owner) == .yes
      else { return nil }
      let name = observed.property.name
      if let made = project.constructedType(of: observed.property, in: observed.owner),
        project.observability(of: made) == .observable, project.isObservableObject(made) != .yes
      {
        return observableFinding(observed, made: made, in: file, of: project)
      }
      return Finding(
        rule: id, severity: defaultSeverity, range: observed.property.namePlace.range,
        message: "'\(name)' is created anew whenever '\(observed.owner.name)' is, "
          + "because @ObservedObject does not keep it; use @StateObject",
        fixes: [
          fix(observed, assignments, in: file, of: project),
          assignments.isEmpty ? LiftingEdit(observed: observed, file: file, project: project).fix : nil,
        ].compactMap { $0 })
    }
  }

  /// `@ObservedObject` does not take an `@Observable` object at all.
  private func observableFinding(
    _ observed: WrappedProperty, made: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let name = observed.property.name
    var edits = [Edit(observed.attribute.namePlace.range, "State")]
    if observed.property.access.map({ $0 > .fileprivate }) ?? true,
      project.canBePrivate(observed.property, in: observed.owner) == .possible
    {
      edits += AccessEdit.makingPrivate(observed.property)
    }
    return Finding(
      rule: id, severity: defaultSeverity, range: observed.property.namePlace.range,
      message: "'\(name)' is created anew whenever '\(observed.owner.name)' is, and '\(made.name)' is @Observable, "
        + "which @ObservedObject does not take; use @State",
      fixes: [
        Fix(
          "Keep '\(name)' with @State",
          .suggested(because: "'\(made.name)' is @Observable and no ObservableObject"), in: file.path, edits)
      ])
  }

  private func assignments(to observed: WrappedProperty, in project: ProjectFacts) -> [Assignment] {
    observed.owner.initializers.flatMap(\.assignments).filter {
      $0.property == observed.property.name && !$0.isInClosure
    }
  }

  private func creates(
    _ observed: WrappedProperty, _ assignments: [Assignment], in file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    let scope = observed.property.owner
    let inline = observed.property.value.kind == .none ? observed.attribute.firstArgument : observed.property.value
    if project.makesNewObject(inline, at: scope, in: file.summary) { return true }
    return assignments.contains { assignment in
      let made = assignment.form == .storage ? assignment.wrapped : assignment.value
      return project.makesNewObject(made, at: Site(scope: scope, place: assignment.place), in: file.summary)
    }
  }

  private func fix(
    _ observed: WrappedProperty, _ assignments: [Assignment], in file: FileFacts, of project: ProjectFacts
  ) -> Fix {
    let property = observed.property
    var edits = RewrappingEdit.edits(for: observed, to: .stateObject, assignments: assignments, in: file)
    if property.access.map({ $0 > .fileprivate }) ?? true,
      project.canBePrivate(property, in: observed.owner) == .possible
    {
      edits += AccessEdit.makingPrivate(property)
    }
    let obstacle = obstacle(observed, assignments, in: file, of: project)
    return Fix(
      "Keep '\(property.name)' with @StateObject", obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      edits)
  }

  /// Why the state object might not compile or not behave as meant.
  private func obstacle(
    _ observed: WrappedProperty, _ assignments: [Assignment], in file: FileFacts, of project: ProjectFacts
  ) -> String? {
    let (property, owner) = (observed.property, observed.owner)
    let name = property.name
    for assignment in assignments {
      if let parameter = assignment.mentions.first(where: { $0.root == .parameter }) {
        return "'\(name)' is made from '\(parameter.name)', whose later values a state object does not see"
      }
      if project.readsSelf(assignment.mentions, traits: assignment.valueTraits, in: owner) {
        return "the state object's closure cannot read 'self' in an initialiser"
      }
      if !assignment.valueTraits.isDisjoint(with: [.hasTry, .hasAwait]) {
        return "the state object's closure can neither throw nor wait"
      }
      if assignment.form == .storage, assignment.wrapped.kind == .none {
        return "the right side of '_\(name)' is not made here"
      }
    }
    if project.settings(of: file.summary).runs(on: .stateObject) == .no { return "@StateObject needs iOS 14" }
    if property.access != .private, project.hasMemberwiseInitializer(owner),
      let passing = project.constructionPassing(property, to: owner)
    {
      return "'\(name)' is passed at \(passing.description)"
    }
    if let use = project.use(of: property, as: [.written, .takenInOut, .storage], in: owner, facts: file) {
      return "'\(name)' is assigned at \(use.description)"
    }
    if let use = project.use(of: property, as: .projected, in: owner, facts: file) {
      return "'$\(name)' is passed on at \(use.description)"
    }
    if property.access != .private, let use = project.useThroughValue(of: property, in: owner) {
      return "'\(name)' is used at \(use.description), where no view is installed"
    }
    if owner.properties.filter({ $0.name == name }).count > 1 {
      return "'\(name)' is declared under several conditions"
    }
    if project.isDeclaredTwice(owner) { return "the module declares '\(owner.path)' more than once" }
    if let access = property.access, access > .internal { return "'\(name)' is public" }
    return project.isComplete ? nil : "not every file of the project has been read yet"
  }
}
