import FactQuestions
import Facts
import SourceText

/// The edits that add a wrapper to a plain property: `let model = Model()` becomes
/// `@State private var model = Model()`.
enum WrappingEdit {
  /// Returns the fix that keeps a property's value with a wrapper, and makes the property private if it can be; nil if
  /// callers set it, or if the fix would change the interface of a library.
  static func fix(
    keeping property: Property, of owner: DeclaredType, in wrapper: Wrapper, obstacle: String?,
    alsoMaking edits: [Edit],
    in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let privacy = project.canBePrivate(property, in: owner)
    switch privacy {
    case .passed, .published: return nil
    case .possible, .required, .onlyInFile, .blocked: break
    }
    let isToBePrivate = privacy == .possible && !(property.access.map { $0 <= .fileprivate } ?? false)
    return Fix(
      AccessEdit.title(
        "Keep '\(property.name)' with @\(wrapper.rawValue)",
        makingPrivate: isToBePrivate ? AccessEdit.makingPrivate(property) : []),
      obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      self.edits(property, wrapper: wrapper.rawValue, isPrivate: isToBePrivate) + edits)
  }

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
