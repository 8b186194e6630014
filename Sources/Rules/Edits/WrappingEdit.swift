import Facts
import SourceText

/// The edits that add a wrapper to a plain property: `let model = Model()` becomes
/// `@State private var model = Model()`.
enum WrappingEdit {
  /// Returns the edits for one property. If `isPrivate` is true, `private` replaces any written access level.
  static func edits(_ property: Property, wrapper: String, isPrivate: Bool) -> [Edit] {
    let introducer = property.introducerPlace.range
    let start = property.modifierPlace.range.start
    guard start < introducer.start else {
      return [Edit(introducer, "@\(wrapper) \(isPrivate ? "private " : "")var")]
    }
    var edits: [Edit] = [.insert("@\(wrapper) ", at: start)]
    if isPrivate { edits += AccessEdit.makingPrivate(property) }
    if property.isLet { edits.append(Edit(introducer, "var")) }
    return edits
  }
}
