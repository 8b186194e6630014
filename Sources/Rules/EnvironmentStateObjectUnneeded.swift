import FactQuestions
import Facts
import SourceText

struct EnvironmentStateObjectUnneeded: Rule {
  static let id: RuleID = "environment-state-object-unneeded"
  let wrapper: Wrapper? = .environmentStateObject
  let summary = "@EnvironmentStateObject creates its object without using the environment"
  let rationale = """
    GRDBQuery's `@EnvironmentStateObject` is for objects that need something from the environment, such as a database, \
    when they are created: a view's initializer can't read the environment, but this wrapper's closure receives it. In \
    every other way it works like `@StateObject`: it creates the object once, when the view appears, and keeps it.

    If the closure doesn't use the environment, `@StateObject` does the same with less code, and readers don't look \
    for a dependency that isn't there. The rule ignores a closure that callers pass in or that calls a factory, \
    because such a closure may use the environment where the rule can't see it.
    """
  let defaultSeverity = Severity.hint
  let absence: Absence? = .around
  let reference = "https://swiftpackageindex.com/groue/grdbquery/documentation/grdbquery/environmentstateobject"

  let examples: [Example] = [
    .flagged(
      "The closure ignores its parameter",
      """
      import GRDBQuery
      import SwiftUI

      final class Model: ObservableObject {
          @Published var name = ""
          init(id: Int = 0, isEnabled: Bool = true) {}
      }

      struct Card: View {
          @EnvironmentStateObject private var m: Model

          init() {
              _m = ⟦EnvironmentStateObject⟧ { _ in Model() }
          }

          var body: some View { TextField("", text: $m.name) }
      }
      """,
      fixed: [
        "@EnvironmentStateObject private": "@StateObject private",
        "EnvironmentStateObject { _ in Model() }": "StateObject(wrappedValue: Model())",
      ], safe: true),
    .flagged(
      "Creating the object can fail",
      """
      import GRDBQuery
      import SwiftUI

      final class Model: ObservableObject {
          @Published var name = ""
          init(id: Int = 0, isEnabled: Bool = true) {}
      }

      struct Card: View {
          @EnvironmentStateObject private var m: Model

          init() {
              _m = ⟦EnvironmentStateObject⟧ { _ in Model(id: try! number()) }
          }

          var body: some View { Text(m.name) }
      }
      """,
      fixed: [
        "@EnvironmentStateObject private": "@StateObject private",
        "EnvironmentStateObject { _ in Model(id: try! number()) }":
          "StateObject(wrappedValue: Model(id: try! number()))",
      ], because: "cannot throw"),
    .allowed(
      "The closure uses the environment",
      """
      import GRDBQuery
      import SwiftUI

      final class Model: ObservableObject {
          @Published var name = ""
          init(id: Int = 0, isEnabled: Bool = true) {}
      }

      struct Card: View {
          @EnvironmentStateObject private var m: Model
          @EnvironmentStateObject private var n: Model

          init() {
              _m = EnvironmentStateObject { env in Model(isEnabled: env.isEnabled) }
              _n = EnvironmentStateObject { Model(isEnabled: $0.isEnabled) }
          }

          var body: some View { Text(m.name + n.name) }
      }
      """),
  ]

  /// Code that creates the wrapper with a closure.
  private struct Use {
    let closure: EnvironmentClosure
    let result: EnvironmentClosure.Result
    /// Nil for the attribute's own argument.
    let assignment: Assignment?
  }

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard file.summary.imports(anyOf: ["GRDBQuery"]), !file.environmentClosures.isEmpty else { return [] }
    return project.wrappedProperties(in: file, by: .environmentStateObject).flatMap { wrapped in
      guard let uses = uses(of: wrapped, in: file, project) else { return [Finding]() }
      let fixes = fix(wrapped, uses, in: file, project).map { [$0] } ?? []
      return uses.map { use in
        Finding(
          rule: id, severity: defaultSeverity,
          range: use.assignment?.calleePlace.range ?? wrapped.attribute.namePlace.range,
          message: "'\(wrapped.property.name)' is created without using the environment, so @StateObject is enough",
          fixes: fixes)
      }
    }
  }

  /// All the places that create the wrapper; nil unless all of them create the object without the environment.
  private func uses(of wrapped: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> [Use]? {
    guard project.extensions(of: wrapped.owner).allSatisfy({ $0.file.id == file.id || $0.initializers.isEmpty })
    else { return nil }
    if wrapped.attribute.argumentLabels != nil {
      return use(in: wrapped.attribute.place, assignment: nil, in: file).map { [$0] }
    }
    let declarations = [wrapped.owner] + project.extensions(of: wrapped.owner).filter { $0.file.id == file.id }
    let assignments = declarations.flatMap { Array($0.initializers) }.flatMap(\.assignments)
      .filter { $0.$property == wrapped.property.$name && $0.form == .storage }
    let uses = assignments.compactMap { use(in: $0.valuePlace, assignment: $0, in: file) }
    return uses.isEmpty || uses.count != assignments.count ? nil : uses
  }

  private func use(in place: Place, assignment: Assignment?, in file: FileFacts) -> Use? {
    guard let closure = file.environmentClosures.first(where: { place.range.contains($0.place.range) }),
      closure.traits.isDisjoint(with: [.usesEnvironment, .hasCaptures]), let result = closure.result,
      result.value.isMade,
      assignment.map({ $0.value.kind == .construct && $0.value.path.lastPathComponent == "EnvironmentStateObject" })
        ?? true
    else { return nil }
    return Use(closure: closure, result: result, assignment: assignment)
  }

  private func fix(
    _ wrapped: WrappedProperty, _ uses: [Use], in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let property = wrapped.property
    let reason =
      uses.contains { $0.closure.traits.contains(.hasTry) }
      ? "the closure of @StateObject cannot throw"
      : project.obstacle(toWrapping: property, of: wrapped.owner, in: .stateObject, facts: file)
    var edits: [Edit] = []
    let attribute = wrapped.attribute.place.range
    for use in uses {
      let text = file.text(use.result.place)
      if let assignment = use.assignment {
        edits.append(Edit(assignment.valuePlace.range, "StateObject(wrappedValue: \(text))"))
      } else {
        let end = file.typeAnnotationRange(of: property)?.end
        guard property.type == nil || end != nil, property.value.kind == .none else { return nil }
        edits.append(.insert(" = \(text)", at: end ?? property.namePlace.range.end))
      }
    }
    let name = ByteRange(attribute.start + 1, attribute.end)
    return Fix(
      "Keep '\(property.name)' with @StateObject", reason.map { .suggested(because: $0) } ?? .proposed, in: file.path,
      [Edit(name, "StateObject")] + edits)
  }
}
