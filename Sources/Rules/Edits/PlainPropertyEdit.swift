import Facts
import SourceText

/// The edits that remove the wrapper from a property that callers pass a value for.
enum PlainPropertyEdit {
  /// `@State var item: Item` becomes `let item: Item`. A property with an initial value stays a `var`, because
  /// otherwise it would no longer be a parameter of the initializer.
  static func edits(for wrapped: WrappedProperty, in file: FileFacts) -> [Edit] {
    let property = wrapped.property
    let removal = Edit.delete(file.deletionRange(of: wrapped.attribute))
    // An optional binding does not default to nil, unlike optional state.
    let hasInitialValue = property.hasInitialValue && wrapped.wrapper != .binding
    let staysVariable =
      hasInitialValue || property.setterAccess != nil || property.traits.contains(.hasObservers)
    return staysVariable ? [removal] : [removal, Edit(property.introducerPlace.range, "let")]
  }
}
