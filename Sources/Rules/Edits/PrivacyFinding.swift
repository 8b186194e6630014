import FactQuestions
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

  /// Returns nil if the property is meant to be visible, because a protocol requires it, calls pass a value for it, or
  /// an extension in another file uses it. Also nil if the type itself is private. The severity is lower if no code can
  /// set the property by mistake, as in an app, which only the system creates.
  func finding(of rule: some Rule, in file: FileFacts, _ project: ProjectFacts) -> Finding? {
    guard !wrapped.owner.isHiddenFromOtherFiles, let fixes = fixes(in: file, project) else { return nil }
    return Finding(
      rule: rule.id, severity: severity(of: rule, project), range: wrapped.property.namePlace.range, message: message,
      fixes: fixes)
  }

  /// No code creates an app, and only a memberwise initializer lets callers set the property by mistake. The callers of
  /// a type with a lowercase name are not known, and may set it on purpose.
  private func severity(of rule: some Rule, _ project: ProjectFacts) -> Severity {
    if project.isApp(wrapped.owner) == .yes { return .hint }
    let isLikelyMistake = wrapped.owner.name.startsLikeType && project.mayBeSetByCallers(wrapped)
    return isLikelyMistake ? rule.defaultSeverity : .information
  }

  /// The fix that hides the property as far as its uses allow. Empty if the property is part of a library's interface;
  /// nil if it is meant to be visible.
  func fixes(in file: FileFacts, _ project: ProjectFacts) -> [Fix]? {
    switch project.canBePrivate(wrapped.property, in: wrapped.owner) {
    case .required, .passed: return nil
    case .published: return isUsedInOtherFile(project) ? nil : []
    case .possible: return [fix(.proposed, in: file)]
    case .blocked(let reason): return isUsedInOtherFile(project) ? nil : [fix(.suggested(because: reason), in: file)]
    case .onlyInFile(let reason):
      let edits = AccessEdit.makingFilePrivate(wrapped.property)
      let name = wrapped.property.name
      return [Fix("Make '\(name)' fileprivate", .suggested(because: reason), in: file.path, edits)]
    }
  }

  private func isUsedInOtherFile(_ project: ProjectFacts) -> Bool {
    project.isUsedInOtherFile(wrapped.property, of: wrapped.owner)
  }

  private func fix(_ safety: Safety, in file: FileFacts) -> Fix {
    Fix(
      "Make '\(wrapped.property.name)' private", safety, in: file.path, AccessEdit.makingPrivate(wrapped.property))
  }
}
