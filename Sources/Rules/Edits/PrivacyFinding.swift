import Facts
import SourceText

/// A finding on a property that should be private, with the fix that its uses in the project allow.
struct PrivacyFinding {
  private let wrapped: WrappedProperty
  private let message: String

  init(_ wrapped: WrappedProperty, message: String) {
    self.wrapped = wrapped
    self.message = message
  }

  /// Nil where the property is meant to be visible, because a protocol requires it or calls pass a value for it. Also
  /// nil where the type itself is private. Only a hint where making it private would require moving code between files.
  func finding(of rule: some Rule, in file: FileFacts, _ project: ProjectFacts) -> Finding? {
    guard !wrapped.owner.isHiddenFromOtherFiles, let (fixes, user) = answer(in: file, project) else { return nil }
    let name = wrapped.property.name
    return Finding(
      rule: rule.id, severity: user == nil ? rule.defaultSeverity : .hint, range: wrapped.property.namePlace.range,
      message: user.map { "'\(name)' cannot be private while \($0) uses it; move that code to this file" } ?? message,
      fixes: fixes)
  }

  /// The fix that hides the property as far as its uses allow. Empty for a library's interface and for uses in other
  /// files; nil where the property is meant to be visible.
  func fixes(in file: FileFacts, _ project: ProjectFacts) -> [Fix]? { answer(in: file, project)?.fixes }

  /// The fixes, and the other file that prevents a fix.
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
