import FactQuestions
import Facts
import SourceText

struct PrivateInputWrapper: Rule {
  static let id: RuleID = "private-input-wrapper"
  let wrapper: Wrapper? = .binding
  let summary = "A private property without an initial value makes the view's initializer private"
  let rationale = """
    The compiler synthesizes a memberwise initializer for a struct, with a parameter for each stored property. A \
    single private property without an initial value makes the whole initializer private: only the view itself and its \
    extensions in the same file can call it. A wrapped property that callers are meant to pass (`@Binding`, \
    `@ObservedObject`, `@Bindable`) should be visible; the view's own state should have an initial value. A private \
    initializer is fine for a view that only its own static functions create.
    """
  let absence: Absence? = .around
  let reference = "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization/"

  let examples: [Example] = [
    .flagged(
      "A binding that callers cannot pass",
      """
      import SwiftUI

      struct Switch: View {
          @Binding private var ⟦isOn⟧: Bool

          var body: some View {
              Toggle("Switch", isOn: $isOn)
          }
      }
      """, fixed: ["private var": "var"], safe: true),
    .flagged(
      "A state object without an initial value",
      """
      import SwiftUI

      final class Model: ObservableObject {}

      struct Detail: View {
          let title: String
          @StateObject private var ⟦model⟧: Model

          var body: some View {
              Text(title)
          }
      }
      """,
      fixed: [
        "    var body":
          """
            init(title: String, model: @autoclosure @escaping () -> Model) {
                self.title = title
                _model = StateObject(wrappedValue: model())
            }

            var body
        """
      ], because: "update the initializer"),
    .allowed(
      "An optional declared with a question mark starts as nil",
      """
      import SwiftUI

      struct Detail: View {
          @State private var number: Int?
          let title: String

          var body: some View {
              Text(title)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .binding, .observedObject, .bindable, .state, .stateObject)
      .compactMap { wrapped in
        let (property, owner) = (wrapped.property, wrapped.owner)
        // A macro may add an initializer.
        guard property.access == .private, !property.hasInitialValue,
          project.possibleMacro(around: property.place.range, in: file.summary) == nil,
          project.hasMemberwiseInitializer(owner),
          project.extensions(of: owner).allSatisfy(\.initializers.isEmpty),
          project.isSwiftUIOwner(owner) == .yes
        else { return nil }
        let calls = project.constructions(of: owner)
        let blocked = calls.first { !project.isInside($0, of: owner) }
        // If only the view's own code creates it, the private initializer is intended.
        guard blocked != nil || calls.isEmpty else { return nil }
        return Finding(
          rule: id,
          severity: blocked != nil ? .error : project.isUnusedByApp(owner) ? .information : defaultSeverity,
          range: property.namePlace.range,
          message:
            "Other code cannot create '\(owner.name)', because its private '\(property.name)' has no initial value; "
            + ([.state, .stateObject].contains(wrapped.wrapper)
              ? "give it one"
              : hasHiddenType(property, of: owner, project) ? "make it and its type visible" : "remove 'private'"),
          related: blocked.map {
            [
              RelatedLocation(
                "This call cannot access the initializer of '\(owner.name)'", at: $0)
            ]
          } ?? [], fixes: fixes(wrapped, in: file, of: project))
      }
  }

  /// The fixes that make an input visible, or add a visible initializer that takes it.
  private func fixes(_ wrapped: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    guard !hasHiddenType(wrapped.property, of: wrapped.owner, project) else { return [] }
    return [visibilityFix(wrapped, in: file, of: project), initializerFix(wrapped, in: file, of: project)]
      .compactMap { $0 }
  }

  /// Returns nil for state, which should get an initial value instead. Only its author knows which one.
  private func visibilityFix(_ wrapped: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    guard [.binding, .observedObject, .bindable].contains(wrapped.wrapper), let access = wrapped.property.accessPlace
    else { return nil }
    let (answer, protocolName) = project.requiresProperty(wrapped.property.$name, of: wrapped.owner)
    let requirement = answer == .yes ? "it would then be what '\(protocolName)' requires" : nil
    let other = wrapped.owner.properties.first {
      $0.isStoredInstance && $0.access == .private && !$0.hasInitialValue && $0.$name != wrapped.property.$name
    }
    return Fix(
      "Let callers pass '\(wrapped.property.name)'",
      (requirement ?? other.map { "'\($0.name)' makes the initializer private, too" }).map { .suggested(because: $0) }
        ?? .proposed, in: file.path,
      [.delete(file.removalRange(of: access.range))])
  }

  /// Returns whether the property's type names a private type or type alias. Callers cannot name it, so the property
  /// must stay private.
  private func hasHiddenType(_ property: Property, of owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    let words = property.type?.text.split { !($0.isLetter || $0.isNumber || $0 == "_") } ?? []
    return words.contains { word in
      let name = Symbol(String(word))
      return project.types(named: name, at: property.owner, in: owner.file).contains(where: \.isHiddenFromOtherFiles)
        || owner.file.typeAliases(named: name).contains { $0.access.map { $0 <= .fileprivate } ?? false }
    }
  }

  private func initializerFix(_ wrapped: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let owner = wrapped.owner
    guard let edit = ExplicitInitializer(owner: owner, file: file, project: project).edit,
      // A parameter of such a type would make the new initializer as private as the type.
      !owner.properties.contains(where: {
        $0.isStoredInstance && !$0.hasInitialValue && hasHiddenType($0, of: owner, project)
      })
    else { return nil }
    return Fix(
      "Add an initializer that takes '\(wrapped.property.name)'",
      .suggested(because: "you have to update the initializer when the properties of '\(owner.name)' change"),
      in: file.path, [edit])
  }
}
