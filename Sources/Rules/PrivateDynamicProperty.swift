import Facts
import SourceText

/// A property that a view fills from its surroundings, visible to whoever creates the view.
struct PrivateDynamicProperty: Rule {
  static let id: RuleID = "private-dynamic-property"
  let summary = "A property that SwiftUI fills can be seen from outside the view"
  let rationale = """
    What a view reads from the environment, from the user's settings or from the focus is filled in by SwiftUI, not by \
    whoever creates the view. Without `private` such a property stands among the view's inputs: editors offer it in the \
    initialiser, and a stored setting with a default can even be passed, which hides the user's setting behind a value \
    that nobody sees change.

    Private properties leave the initialiser to the inputs.
    """
  let defaultSeverity = Severity.information
  let isOnByDefault = false
  let reference = "https://developer.apple.com/documentation/swiftui/environment"

  var examples: [Example] { privateDynamicPropertyExamples }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(
      in: file, by: .environment, .environmentObject, .appStorage, .sceneStorage, .focusState, .gestureState,
      .accessibilityFocusState, .namespace, .scaledMetric, .fetchRequest, .sectionedFetchRequest, .query,
      .focusedValue
    ).compactMap { found in
      let property = found.property
      guard property.access.map({ $0 > .fileprivate }) ?? true, project.isSwiftUIOwner(found.owner) == .yes else {
        return nil
      }
      let safety: Safety
      switch project.canBePrivate(property, in: found.owner) {
      case .required, .passed, .published, .onlyInFile: return nil
      case .possible: safety = .safe
      case .blocked(let reason):
        // Read by another file of the module: shown on purpose.
        guard project.foreignUse(of: property, in: found.owner) == nil else { return nil }
        safety = .suggested(because: reason)
      }
      let isConfigured = found.owner.initializers.contains { initializer in
        initializer.assignments.contains { $0.property == property.name && $0.form == .storage }
      }
      return Finding(
        rule: id, severity: isConfigured ? .hint : defaultSeverity, range: property.namePlace.range,
        message: "The @\(found.wrapper.rawValue) property '\(property.name)' should be private, "
          + "since SwiftUI fills it and no caller does",
        fixes: [
          Fix("Make '\(property.name)' private", safety, in: file.path, AccessEdit.makingPrivate(property))
        ])
    }
  }
}
