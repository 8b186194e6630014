import Facts
import SourceText

/// A finding on a property that should be private, with the fix that the project allows.
struct PrivacyFinding {
  private let wrapped: WrappedProperty
  private let message: String

  init(_ wrapped: WrappedProperty, message: String) {
    self.wrapped = wrapped
    self.message = message
  }

  /// Nil where the property is meant to be seen, because a protocol requires it or calls pass it a value, and where the
  /// type is private itself, so that nobody else can. Only a hint where private means to move code between files.
  func finding(of rule: some Rule, in file: FileFacts, _ project: ProjectFacts) -> Finding? {
    guard !wrapped.owner.isHiddenFromOtherFiles, let (fixes, user) = answer(in: file, project) else { return nil }
    let name = wrapped.property.name
    return Finding(
      rule: rule.id, severity: user == nil ? rule.defaultSeverity : .hint, range: wrapped.property.namePlace.range,
      message: user.map { "'\(name)' cannot be private while \($0) uses it; move that code to this file" } ?? message,
      fixes: fixes)
  }

  /// The fix that hides the property as far as the project allows; none for a library's interface and for what other
  /// files use, nil where the property is meant to be seen.
  func fixes(in file: FileFacts, _ project: ProjectFacts) -> [Fix]? { answer(in: file, project)?.fixes }

  /// The fixes, and the other file that is in the way.
  private func answer(in file: FileFacts, _ project: ProjectFacts) -> (fixes: [Fix], user: String?)? {
    switch project.canBePrivate(wrapped.property, in: wrapped.owner) {
    case .required, .passed: return nil
    case .published: return ([], nil)
    case .possible: return ([fix(.proposed, in: file)], nil)
    case .blocked(let reason):
      if let user = project.otherFileUsing(wrapped.property, of: wrapped.owner) { return ([], user) }
      return ([fix(.suggested(because: reason), in: file)], nil)
    case .onlyInFile(let reason):
      let edits = AccessEdit.makingFilePrivate(wrapped.property)
      let name = wrapped.property.name
      return ([Fix("Make '\(name)' fileprivate", .suggested(because: reason), in: file.path, edits)], nil)
    }
  }

  private func fix(_ safety: Safety, in file: FileFacts) -> Fix {
    Fix(
      "Make '\(wrapped.property.name)' private", safety, in: file.path, AccessEdit.makingPrivate(wrapped.property))
  }
}
