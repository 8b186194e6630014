import FactQuestions
import Facts
import SourceText

struct ObservableWrappedProperty: Rule {
  static let id: RuleID = "observable-wrapped-property"
  let summary = "A property of an @Observable class has a wrapper but no @ObservationIgnored"
  let rationale = """
    `@Observable` replaces each stored property with a computed property that tracks reads and changes, and a computed \
    property can't have a property wrapper or be `lazy`. The compiler reports the error in generated code.

    `@Published` is left over from `ObservableObject`. Remove it: the macro tracks the changes. Every other wrapper \
    keeps working with `@ObservationIgnored`, but views then don't update for the property. If they should, keep the \
    wrapper in the view, as with `@AppStorage` and `@Query`, or write a computed property that calls `access` and \
    `withMutation` around it.
    """
  let defaultSeverity = Severity.error
  let reference = "https://developer.apple.com/documentation/observation/observationignored()"

  /// Wrappers of well-known packages.
  private static let packageWrappers: Set<Symbol> = ProjectFacts.injectingWrappers.union([
    "Shared", "SharedReader", "FetchAll", "FetchOne", "Fetch", "Default", "UserDefault", "UserDefaultsBacked",
    "CloudStorage",
  ])

  /// Wrappers that have no effect outside a view. That is the more serious mistake, and another rule reports it.
  private static let viewWrappers: Set<Wrapper> = [
    .state, .stateObject, .observedObject, .environmentObject, .environment, .focusState, .gestureState,
    .environmentStateObject,
  ]

  let examples: [Example] = [
    .flagged(
      "A user default that nothing outside the class reads",
      """
      import SwiftUI

      @Observable final class A {
          @AppStorage("x") var ⟦x⟧ = 0
          @AppStorage("y")
          private var ⟦y⟧ = 0

          func count() {
              x += 1
              y = x
          }
      }
      """,
      fixed: [
        "@AppStorage(\"x\")": "@ObservationIgnored @AppStorage(\"x\")",
        "@AppStorage(\"y\")": "@ObservationIgnored @AppStorage(\"y\")",
      ], safe: true, severities: [.error, .error]),
    .flagged(
      "A view shows the property and would not update",
      """
      import SwiftUI

      @Observable final class A {
          @AppStorage("x") var ⟦x⟧ = 0
      }

      struct Home: View {
          let a: A
          var body: some View { Text("\\(a.x)") }
      }
      """, fixed: ["@AppStorage": "@ObservationIgnored @AppStorage"], because: "'x' is used at Example.swift:9"),
    .allowed(
      "Already marked",
      """
      import SwiftUI

      @Observable final class D {
          @ObservationIgnored @AppStorage("x") var x = 0
          @ObservationIgnored lazy var y = 0
          @ObservationTracked var z = 0
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    file.summary.properties.compactMap { property in
      guard property.isStoredInstance, !property.isLet, !property.attributes.isEmpty || isLazy(property),
        let owner = DeclaredType(file.summary, property.owner), owner.kind == .class,
        owner.declaration.attributes.contains(where: { $0.name == "Observable" && $0.condition == nil }),
        !property.attributes.contains(where: { $0.name.hasPrefix("Observation") || $0.condition != nil })
      else { return nil }
      guard let wrapper = property.attributes.first(where: { isWrapper($0, of: property, in: file, project) }) else {
        return isLazy(property) ? lazyFinding(property, of: owner, in: file, project) : nil
      }
      return wrapper.wrapper == .published
        ? publishedFinding(property, wrapper, of: owner, in: file, project)
        : finding(
          property, of: owner, in: file, project,
          "@\(wrapper.name) on '\(property.name)' does not compile in the @Observable class '\(owner.name)' "
            + "without @ObservationIgnored")
    }
  }

  private func isLazy(_ property: Property) -> Bool { property.modifiers.contains(.isLazy) }

  private func isWrapper(
    _ attribute: Attribute, of property: Property, in file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    let path = attribute.$base.appendingPath(attribute.$name)
    let declared = project.types(named: path, at: property.owner, in: file.summary)
    if !declared.isEmpty { return declared.allSatisfy { $0.declaration.hasAttribute("propertyWrapper") } }
    if project.declaresMacro(named: attribute.$name) { return false }
    guard let wrapper = Wrapper(rawValue: attribute.name) else {
      return Self.packageWrappers.contains(attribute.$name)
    }
    return !Self.viewWrappers.contains(wrapper)
  }

  private func lazyFinding(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    finding(
      property, of: owner, in: file, project,
      "The lazy property '\(property.name)' does not compile in the @Observable class '\(owner.name)' "
        + "without @ObservationIgnored")
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts, _ message: String
  ) -> Finding {
    let reader = project.readerMissingChanges(of: property, in: owner, facts: file)
    return Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range, message: message,
      fixes: [
        Fix(
          "Mark '\(property.name)' @ObservationIgnored",
          reader.map { .suggested(because: "\($0), and views that show it then miss its changes") } ?? .proposed,
          in: file.path, [.insert("@ObservationIgnored ", at: property.place.range.start)])
      ])
  }

  private func publishedFinding(
    _ property: Property, _ attribute: Attribute, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range,
      message: "@Published on '\(property.name)' does not compile in the @Observable class '\(owner.name)', "
        + "which tracks changes itself",
      fixes: [
        Fix(
          "Remove '@Published' from '\(property.name)'",
          obstacle(property, attribute, of: owner, in: file, project).map { .suggested(because: $0) } ?? .proposed,
          in: file.path, [.delete(attribute.removal.range)])
      ])
  }

  /// The reason that the class may still need the publisher; nil if there is none.
  private func obstacle(
    _ property: Property, _ attribute: Attribute, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> String? {
    if attribute.argumentLabels != nil { return "the value in '@Published(…)' would be lost" }
    let assignments = project.initializers(of: owner).flatMap(\.assignments)
    if let assignment = assignments.first(where: { $0.$property == property.$name && $0.form == .storage }) {
      return "'_\(property.name)' is assigned on line \(assignment.place.line + 1)"
    }
    if let use = project.use(of: property, as: [.projected, .projectedMember, .storage], in: owner, facts: file) {
      return "'$\(property.name)' is used at \(use.description)"
    }
    if let path = project.fileUsingPublisher(named: property.$name) { return "'$\(property.name)' is used in \(path)" }
    if project.isObservableObject(owner) != .no {
      return "'\(owner.name)' is also an ObservableObject, and @Published notifies its observers"
    }
    return nil
  }
}
