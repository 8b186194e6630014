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

  /// Nil where the property is meant to be seen: a protocol requires it or calls pass it a value.
  func finding(of rule: some Rule, in file: FileFacts, _ project: ProjectFacts) -> Finding? {
    fixes(in: file, project).map { fixes in
      Finding(
        rule: rule.id, severity: rule.defaultSeverity, range: wrapped.property.namePlace.range, message: message,
        fixes: fixes)
    }
  }

  /// The fix that hides the property as far as the project allows; none for a library's interface and for what other
  /// files use, nil where the property is meant to be seen.
  func fixes(in file: FileFacts, _ project: ProjectFacts) -> [Fix]? {
    switch project.canBePrivate(wrapped.property, in: wrapped.owner) {
    case .required, .passed: nil
    case .published: []
    case .possible: [fix(.proposed, in: file)]
    case .blocked where project.needsOtherFiles(wrapped.property, of: wrapped.owner): []
    case .blocked(let reason): [fix(.suggested(because: reason), in: file)]
    case .onlyInFile(let reason):
      [
        Fix(
          "Make '\(wrapped.property.name)' fileprivate", .suggested(because: reason), in: file.path,
          AccessEdit.makingFilePrivate(wrapped.property))
      ]
    }
  }

  private func fix(_ safety: Safety, in file: FileFacts) -> Fix {
    Fix(
      "Make '\(wrapped.property.name)' private", safety, in: file.path, AccessEdit.makingPrivate(wrapped.property))
  }
}
