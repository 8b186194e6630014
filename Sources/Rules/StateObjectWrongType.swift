import FactQuestions
import Facts
import SourceText

struct StateObjectWrongType: Rule {
  static let id: RuleID = "state-object-wrong-type"
  let wrapper: Wrapper? = .stateObject
  let summary = "@StateObject is used for a type that is not an ObservableObject"
  let rationale = """
    `@StateObject` accepts only classes that conform to `ObservableObject`, so this code doesn't compile. The \
    compiler's error is about generic constraints; the solution is usually a different wrapper. Values, and objects of \
    classes that are marked `@Observable`, belong in `@State`.

    One thing changes with `@State`: up to Xcode 26, it creates its initial value every time SwiftUI creates the view, \
    while `@StateObject` creates it once. For values, this doesn't matter; for an object whose initializer does work, \
    it might.
    """
  let absence: Absence? = .onItsLines
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"
  var defaultSeverity: Severity { .error }

  let examples: [Example] = [
    .flagged(
      "A struct",
      """
      import SwiftUI

      struct Item {
          var name = ""
      }

      struct Home: View {
          @StateObject private var ⟦item⟧ = Item()

          var body: some View {
              TextField("Name", text: $item.name)
          }
      }
      """, fixed: ["@StateObject private": "@State private"], safe: true, severities: [.error]),
    .flagged(
      "The app may also run on systems without @Observable",
      """
      import SwiftUI

      @Observable final class Player {}

      struct Home: View {
          @StateObject private var ⟦player⟧ = Player()

          var body: some View { Text("Home") }
      }
      """, fixed: ["@StateObject private": "@State private"], because: "iOS 17", severities: [.error]),
    .allowed(
      "The conformance is in another file",
      files: [
        "Home.swift": """
        import SwiftUI

        struct Home: View {
            @StateObject private var player = Player()
            var body: some View { Text("Home") }
        }
        """,
        "Player.swift": "final class Player {}",
        "Player+Observable.swift": """
        import Combine

        extension Player: ObservableObject {}
        """,
      ]),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .stateObject).compactMap { wrapped in
      switch project.heldType(of: wrapped.property, in: wrapped.owner) {
      case .value(let name): return finding(wrapped, .value(name), in: file, project)
      case .declared(let type): return mistake(type, project).flatMap { finding(wrapped, $0, in: file, project) }
      case nil: return nil
      }
    }
  }

  private enum Mistake {
    /// A framework's value, with the name of its type; empty if the type is unknown.
    case value(String)
    case valueType(DeclaredType)
    case observable(DeclaredType)
    case unobservable(DeclaredType)
  }

  /// Returns nil if the type may be an `ObservableObject`, for example through a macro among its attributes.
  private func mistake(_ type: DeclaredType, _ project: ProjectFacts) -> Mistake? {
    switch type.kind {
    case .struct, .enum: return .valueType(type)
    case .class, .actor: break
    case .protocol, .extension: return nil
    }
    guard project.isObservableObject(type) == .no, type.declaration.hasOnlyPlainAttributes else {
      return nil
    }
    return project.isObservable(type) == .yes ? .observable(type) : .unobservable(type)
  }

  private func finding(
    _ wrapped: WrappedProperty, _ mistake: Mistake, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    let name = wrapped.property.name
    var related: [RelatedLocation] = []
    let what: String
    switch mistake {
    case .value(let type): what = type.isEmpty ? "'\(name)' is a value" : "'\(name)' is a value of type '\(type)'"
    case .valueType(let type):
      what = "'\(type.name)' is \(type.kind == .enum ? "an enum" : "a struct")"
      related = [type.declaredHere]
    case .observable(let type):
      what = "'\(type.name)' is @Observable"
      related = [type.declaredHere]
    case .unobservable(let type):
      return Finding(
        rule: id, severity: defaultSeverity, range: wrapped.property.namePlace.range,
        message: "@StateObject requires an ObservableObject, but '\(type.name)' does not conform to it",
        related: [type.declaredHere])
    }
    return Finding(
      rule: id, severity: defaultSeverity, range: wrapped.property.namePlace.range,
      message: "@StateObject requires an ObservableObject, but \(what); use @State",
      related: related, fixes: fix(wrapped, mistake, in: file, project).map { [$0] } ?? [])
  }

  /// Returns nil if an initializer in another file sets the property.
  private func fix(
    _ wrapped: WrappedProperty, _ mistake: Mistake, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let assignments = project.assignments(to: wrapped.property, of: wrapped.owner).flatMap(\.1)
    let own = wrapped.owner.initializers.flatMap(\.assignments).filter { $0.$property == wrapped.property.$name }
    guard assignments.count == own.count else { return nil }
    return Fix(
      "Keep '\(wrapped.property.name)' with @State",
      obstacle(wrapped, mistake, assignments, in: file, project).map { .suggested(because: $0) } ?? .proposed,
      in: file.path, RewrappingEdit.edits(for: wrapped, to: .state, assignments: assignments, in: file))
  }

  /// Returns the reason that the state might not compile or might not behave as intended; nil if there is none.
  private func obstacle(
    _ wrapped: WrappedProperty, _ mistake: Mistake, _ assignments: [Assignment], in file: FileFacts,
    _ project: ProjectFacts
  ) -> String? {
    let name = wrapped.property.name
    if assignments.contains(where: { $0.form == .storage && $0.wrapped.kind == .none }) {
      return "the value assigned to '_\(name)' is not created here"
    }
    guard case .observable = mistake, project.runs(on: .observable, at: wrapped.owner.index, in: file.summary) != .yes
    else {
      return nil
    }
    return "an @Observable object in @State requires iOS 17"
  }
}
