import Facts
import SourceText

/// The fix that has a view observe an object that somebody else owns, in place of keeping the first one.
struct ObservingEdit {
  let wrapped: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  /// Nil where the view, or a call for it, may build the object.
  var fix: Fix? {
    let (property, owner) = (wrapped.property, wrapped.owner)
    guard !property.hasInitialValue, wrapped.attribute.argumentLabels == nil else { return nil }
    let assignments = project.assignments(to: property, of: owner).flatMap(\.1)
    let passed = project.passedObjects(property, of: owner)
    guard passed.count == assignments.count, passed.allSatisfy({ $0.path == file.path }) else { return nil }
    if passed.isEmpty {
      let received = project.arguments(for: property, of: owner)
      guard received.contains(where: { project.holdsObject($0.argument, callerOf: $0.found) }) else { return nil }
    }
    return Self.fix(for: wrapped, passed, in: file)
  }

  /// An initializer assigns an observed object as it does any property.
  static func fix(for wrapped: WrappedProperty, _ passed: [PassedObject], in file: FileFacts) -> Fix {
    let name = wrapped.property.name
    return Fix(
      "Observe '\(name)' with @ObservedObject",
      .suggested(because: "the object goes away with its owner, and '\(wrapped.owner.name)' would not keep it"),
      in: file.path,
      [Edit(wrapped.attribute.namePlace.range, "ObservedObject")]
        + passed.filter { $0.assignment.form == .storage }.map {
          Edit($0.assignment.place.range, "self.\(name) = \($0.name)")
        })
  }
}
