import FactQuestions
import Facts
import SourceText

/// Edits that replace a property's wrapper with another one, in the declaration and in initializers.
enum RewrappingEdit {
  static func edits(
    for wrapped: WrappedProperty, to wrapper: Wrapper, assignments: [Assignment], in file: FileFacts
  ) -> [Edit] {
    let attribute = wrapped.attribute
    return [Edit(attribute.namePlace.range, wrapper.rawValue)]
      + relabeling(ByteRange(attribute.namePlace.range.end, attribute.place.range.end), to: wrapper, in: file)
      + assignments.flatMap { edits(for: $0, of: wrapped, to: wrapper, in: file) }
  }

  private static func edits(
    for assignment: Assignment, of wrapped: WrappedProperty, to wrapper: Wrapper, in file: FileFacts
  ) -> [Edit] {
    guard assignment.form == .storage else { return settingStorage(assignment, wrapper: wrapper, in: file) }
    let callee = assignment.calleePlace.range
    let text = file.text(assignment.calleePlace)
    guard text == wrapped.wrapper.rawValue || text == "init" else { return [] }
    return (text == "init" ? [] : [Edit(callee, wrapper.rawValue)])
      + relabeling(ByteRange(callee.end, assignment.wrappedPlace.range.start), to: wrapper, in: file)
  }

  /// Turns `model = Model()` into `_model = StateObject(wrappedValue: Model())`.
  static func settingStorage(_ assignment: Assignment, wrapper: Wrapper, in file: FileFacts) -> [Edit] {
    let value = assignment.valuePlace.range
    let isStatement = file.isStatement(assignment.value, at: assignment.valuePlace)
    return [
      Edit(
        ByteRange(assignment.place.range.start, value.start),
        "_\(assignment.property) = \(wrapper.rawValue)(\(label(of: wrapper)): " + (isStatement ? "{ " : "")),
      .insert(isStatement ? " }())" : ")", at: value.end),
    ]
  }

  /// The reason that the assigned expressions might not compile, or might mean something else, in the closure of the
  /// state object; nil if there is none.
  static func obstacle(
    toKeeping property: Property, of owner: DeclaredType, assigned assignments: [Assignment], in file: FileFacts,
    _ project: ProjectFacts
  ) -> String? {
    let name = property.name
    for assignment in assignments {
      if assignment.made.kind == .name, !assignment.keepsParameter {
        return "every update still creates '\(assignment.made.path)', and all but the first are thrown away"
      }
      if let parameter = assignment.mentions.first(where: { $0.root == .parameter }) {
        if assignment.keepsParameter {
          return "every update still creates '\(parameter.name)', and all but the first are thrown away"
        }
        return "'\(name)' is created from '\(parameter.name)', and @StateObject ignores later values of it"
      }
      if project.readsSelf(assignment.mentions, traits: assignment.valueTraits, in: owner) {
        return "the closure of @StateObject cannot read 'self' in an initializer"
      }
      if !assignment.valueTraits.isDisjoint(with: [.hasTry, .hasAwait]) {
        return "the closure of @StateObject cannot throw or await"
      }
      if assignment.form == .storage, assignment.wrapped.kind == .none {
        return "the value assigned to '_\(name)' is not created here"
      }
    }
    return project.parameterChoosing(property, of: owner, facts: file).map {
      "'\(name)' depends on '\($0)', and @StateObject ignores later values of it"
    }
  }

  /// Replaces the label in `(initialValue: …` at the start of the range.
  private static func relabeling(_ range: ByteRange, to wrapper: Wrapper, in file: FileFacts) -> [Edit] {
    for old in ["initialValue", "wrappedValue"] where old != label(of: wrapper) {
      let start = file.skipBlanks(from: range.start + 1)
      let found = ByteRange(start, start + old.utf8.count)
      guard found.end < range.end, found.end < file.bytes.count,
        file.bytes[found.start..<found.end].elementsEqual(old.utf8)
      else { continue }
      return [Edit(found, label(of: wrapper))]
    }
    return []
  }

  /// The label that Apple's documentation uses. `StateObject` has no `init(initialValue:)`.
  private static func label(of wrapper: Wrapper) -> String { wrapper == .state ? "initialValue" : "wrappedValue" }
}

extension FileFacts {
  /// Returns whether the value is an `if` or `switch` expression, which cannot be an argument of a call.
  func isStatement(_ value: Value, at place: Place) -> Bool {
    value.kind == .choice && ["if", "switch"].contains(text(place).prefix(while: \.isLetter))
  }
}
