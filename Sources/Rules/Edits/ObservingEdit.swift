import FactQuestions
import Facts
import SourceText

/// The fix that makes a view observe an object that other code owns, instead of keeping the first one.
struct ObservingEdit {
  let wrapped: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  /// Nil if the view or one of its callers may create the object, or if an initializer sets the property to anything
  /// other than a passed object, or does so in another file.
  var fix: Fix? {
    let (property, owner) = (wrapped.property, wrapped.owner)
    guard !property.hasInitialValue, wrapped.attribute.argumentLabels == nil,
      project.mayBelongToCaller(property, to: owner), !project.isBuiltInCall(property, of: owner)
    else { return nil }
    let assignments = project.assignments(to: property, of: owner).flatMap(\.1)
    let passed = project.passedObjects(property, of: owner)
    guard passed.count == assignments.count, passed.allSatisfy({ $0.path == file.path }) else { return nil }
    return Fix(
      "Observe '\(property.name)' with @ObservedObject",
      .suggested(because: "'\(owner.name)' then no longer keeps the object alive"),
      in: file.path,
      [Edit(wrapped.attribute.namePlace.range, "ObservedObject")] + passed.compactMap(plainAssignment))
  }

  /// An initializer assigns an observed object like any other property.
  private func plainAssignment(_ passed: PassedObject) -> Edit? {
    guard passed.assignment.form == .storage else { return nil }
    return Edit(passed.assignment.place.range, "self.\(wrapped.property.name) = \(passed.name)")
  }
}
