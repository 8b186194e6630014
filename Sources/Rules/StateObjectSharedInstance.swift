import Facts
import SourceText

/// A shared object in `@StateObject`, as if the view owned it.
struct StateObjectSharedInstance: Rule {
  static let id: RuleID = "state-object-shared-instance"
  let summary = "A shared object is declared as if the view owned it"
  let rationale = """
    `@StateObject` says that the view creates the object and that the object goes away with the view. A shared \
    instance does neither: it was there before and stays, and a new identity of the view brings no new object. Whoever \
    reads the view is told the wrong lifetime.

    `@ObservedObject` watches an object that someone else keeps. The only difference at run time is when the shared \
    instance is first asked for: at once, and no longer when the view appears.
    """
  let defaultSeverity = Severity.hint
  let isOnByDefault = false
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"

  var examples: [Example] { stateObjectSharedInstanceExamples }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .stateObject).compactMap { found in
      let (property, owner) = (found.property, found.owner)
      let assignments = owner.initializers.flatMap(\.assignments).filter {
        $0.property == property.name && $0.form == .storage
      }
      let inline = property.value.kind == .none ? found.attribute.firstArgument : property.value
      let values = (inline.kind == .none ? [] : [inline]) + assignments.map(\.wrapped)
      guard let value = values.first, project.isSwiftUIOwner(owner) == .yes,
        values.allSatisfy({
          project.namesSharedInstance($0, for: property, at: property.owner, in: file.summary)
        })
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(owner.name)' does not own the shared object '\(value.path)' in '\(property.name)'; "
          + "use @ObservedObject",
        fixes: [
          Fix(
            "Watch '\(property.name)' with @ObservedObject",
            .suggested(because: "'\(value.path)' is then first asked for when '\(owner.name)' is made"),
            in: file.path,
            [Edit(found.attribute.namePlace.range, "ObservedObject")]
              + assignments.compactMap { renaming($0, in: file) })
        ])
    }
  }

  /// `StateObject(…)` behind `=`; `.init(…)` needs no edit.
  private func renaming(_ assignment: Assignment, in file: FileFacts) -> Edit? {
    let callee = assignment.calleePlace.range
    guard file.text(assignment.calleePlace).hasSuffix("StateObject") else { return nil }
    return Edit(ByteRange(callee.end - "StateObject".utf8.count, callee.end), "ObservedObject")
  }
}
