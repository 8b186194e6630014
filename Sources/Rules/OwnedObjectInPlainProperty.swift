import FactQuestions
import Facts
import SourceText

struct OwnedObjectInPlainProperty: Rule {
  static let id: RuleID = "owned-object-in-plain-property"
  let wrapper: Wrapper? = .stateObject
  let summary = "An object is created in a plain property of a view"
  let rationale = """
    SwiftUI creates a view's value again every time the parent updates, and its plain properties with it. An object in \
    such a property is a new one every time: what it loaded or the user typed is lost, and work in progress reports to \
    an object that no view shows anymore.

    `@State` keeps an `@Observable` object, and `@StateObject` keeps an `ObservableObject`, as long as the view is \
    onscreen. An app is created once, so a plain property does no harm there.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app"

  let examples: [Example] = [
    .flagged(
      "An observable object in a constant",
      """
      import Observation
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Card: View {
          let ⟦model⟧ = Model()

          var body: some View {
              Text(model.name)
          }
      }
      """, fixed: ["let model = Model()": "@State private var model = Model()"], safe: true),
    .flagged(
      "The initializer uses the object before the view is installed",
      """
      import Observation
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Card: View {
          private let ⟦model⟧ = Model()

          init(name: String) {
              model.name = name
          }

          var body: some View {
              Text(model.name)
          }
      }
      """, fixed: ["private let model": "@State private var model"], because: "before the view is installed"),
    .allowed(
      "An object that the caller passes",
      """
      import SwiftUI

      @Observable final class Model {
          var name = ""
      }

      struct Card: View {
          let model: Model
          var other: Model?

          var body: some View {
              Text(model.name)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStoredInstance, !property.traits.contains(.isOneOfSeveral),
        property.attributes.allSatisfy(Self.isNotWrapper),
        property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]),
        let owner = DeclaredType(file.summary, property.owner), owner.kind == .struct,
        // A property wrapper may intentionally start over with each value, as a cache does.
        !owner.declaration.hasAttribute("propertyWrapper"),
        let made = project.constructedType(of: property, in: owner)
          ?? project.classMadeByInitializers(for: property, of: owner)
          ?? project.classMadeByDefault(for: property, of: owner),
        let kind = project.observability(of: made),
        project.isSwiftUIOwner(owner) == .yes, project.keepsSomething(made),
        // If a protocol requires the property, code may set up the object through it before the view is installed.
        project.requiresProperty(property.$name, of: owner).answer != .yes,
        !project.onlyCarriesInputs(property, of: owner, made: made)
      else { return nil }
      return finding(property, of: owner, keeping: kind, in: file, project)
    }
  }

  private static func isNotWrapper(_ attribute: Attribute) -> Bool {
    ["MainActor", "available", "ViewBuilder"].contains(attribute.name)
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, keeping kind: Observability, in file: FileFacts,
    _ project: ProjectFacts
  ) -> Finding? {
    let wrapper = kind == .observable ? Wrapper.state : .stateObject
    return UnkeptObject(property: property, owner: owner, wrapper: wrapper).finding(
      of: self, fixes: fix(property, of: owner, wrapper: wrapper, in: file, project).map { [$0] } ?? [], in: file,
      project)
  }

  private func fix(
    _ property: Property, of owner: DeclaredType, wrapper: Wrapper, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    guard project.mayKeep(property, of: owner, in: wrapper, facts: file) else { return nil }
    // Assignments to a `@State` property need no change.
    let assignments = wrapper == .stateObject ? project.assignmentsInFile(to: property, of: owner) : []
    let obstacle =
      RewrappingEdit.obstacle(toKeeping: property, of: owner, assigned: assignments, in: file, project)
      ?? project.obstacle(toWrapping: property, of: owner, in: wrapper, facts: file)
    return WrappingEdit.fix(
      keeping: property, of: owner, in: wrapper, obstacle: obstacle,
      alsoMaking: assignments.flatMap { RewrappingEdit.settingStorage($0, wrapper: wrapper, in: file) }, in: file,
      project)
  }
}
