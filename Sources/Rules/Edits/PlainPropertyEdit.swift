import Facts
import SourceText

/// The edits that take a wrapper away from a property that callers give a value.
enum PlainPropertyEdit {
  /// `@State var item: Item` becomes `let item: Item`. A property with an initial value stays a `var`: only that is
  /// still a parameter of the initializer.
  static func edits(for wrapped: WrappedProperty, in file: FileFacts) -> [Edit] {
    let property = wrapped.property
    let removal = Edit.delete(file.deletionRange(of: wrapped.attribute))
    // An optional binding does not begin with nil, as optional state does.
    let hasInitialValue = property.hasInitialValue && wrapped.wrapper != .binding
    let staysVariable =
      hasInitialValue || property.setterAccess != nil || property.traits.contains(.hasObservers)
    return staysVariable ? [removal] : [removal, Edit(property.introducerPlace.range, "let")]
  }
}
