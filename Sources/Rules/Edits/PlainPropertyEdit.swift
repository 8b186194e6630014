import FactQuestions
import Facts
import SourceText

/// The edits that remove the wrapper from a property that callers pass a value for.
enum PlainPropertyEdit {
  /// The fix for state that the view never changes: it becomes a plain value from the caller. Nil if not all uses are
  /// known.
  static func fix(for state: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let (property, owner) = (state.property, state.owner)
    guard state.attribute.argumentLabels == nil, project.isComplete, !project.isProjected(property, in: owner) else {
      return nil
    }
    let isObject = project.objectType(of: property, in: owner.file) != nil
    let call = isObject ? nil : project.use(of: property, as: .methodCalled, in: owner, facts: file)
    return Fix(
      property.hasInitialValue ? "Remove @State from '\(property.name)'" : "Make '\(property.name)' a plain 'let'",
      .suggested(
        because: call.map { "the method of '\(property.name)' called at \($0.description) may change it" }
          ?? "'\(owner.name)' then shows later values too"),
      in: file.path, edits(for: state))
  }

  /// `@State var item: Item` becomes `let item: Item`. A property with an initial value stays a `var`, because
  /// otherwise it would no longer be a parameter of the initializer.
  static func edits(for wrapped: WrappedProperty) -> [Edit] {
    let property = wrapped.property
    let removal = Edit.delete(wrapped.attribute.removal.range)
    // Unlike optional state, an optional binding does not default to nil.
    let hasInitialValue = property.hasInitialValue && wrapped.wrapper != .binding
    let staysVariable =
      hasInitialValue || property.setterAccess != nil || property.traits.contains(.hasObservers)
    return staysVariable ? [removal] : [removal, Edit(property.introducerPlace.range, "let")]
  }
}
