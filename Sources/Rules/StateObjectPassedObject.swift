import FactQuestions
import Facts
import SourceText

struct StateObjectPassedObject: Rule {
  static let id: RuleID = "state-object-passed-object"
  let wrapper: Wrapper? = .stateObject
  let summary = "A view keeps the first object that is passed to it in @StateObject"
  let rationale = """
    `@StateObject` takes the first object and keeps it as long as the view keeps its identity. If the parent passes a \
    new object later, the view still shows the first one. For an object that other code owns, use `@ObservedObject`. \
    If the view should own the object, create it inside `StateObject(wrappedValue:)`.

    The rule ignores an object that is created in the call itself, which makes the view its owner, and the root view \
    that a controller or an app creates once. If one caller creates the object and another one keeps it, \
    `@ObservedObject` would lose the object of the first: take the expression as an `@autoclosure` instead. \
    `state-receives-argument` reports objects that are passed through the memberwise initializer.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/stateobject"
  var defaultSeverity: Severity { .information }

  let examples: [Example] = [
    .flagged(
      "An initializer that keeps what is passed to it, and no call of it is known",
      """
      import SwiftUI

      final class Model: ObservableObject {
          @Published var title = ""
      }

      struct Detail: View {
          @StateObject private var model: Model

          init(⟦model⟧: Model) {
              _model = StateObject(wrappedValue: model)
          }

          var body: some View {
              Text(model.title)
          }
      }
      """,
      fixed: [
        "@StateObject": "@ObservedObject", "_model = StateObject(wrappedValue: model)": "self.model = model",
      ], because: "alive"),
    .allowed(
      "The memberwise initializer, called in another file: state-receives-argument reports it",
      files: [
        "Detail.swift": """
        import SwiftUI

        final class Model: ObservableObject {
            @Published var title = ""
        }

        struct Detail: View {
            @StateObject var model: Model

            var body: some View {
                Text(model.title)
            }
        }
        """,
        "Home.swift": """
        import SwiftUI

        struct Home: View {
            let model: Model

            var body: some View {
                Detail(model: self.model)
            }
        }
        """,
      ], also: ["state-receives-argument", "observable-object-unobserved"]),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .stateObject).flatMap { wrapped -> [Finding] in
      // Without a call, nothing says whether callers will own the object or create it for the view.
      guard project.isSwiftUIOwner(wrapped.owner) == .yes, !project.isUnusedByApp(wrapped.owner) else { return [] }
      let passed = project.passedObjects(wrapped.property, of: wrapped.owner)
        .filter { $0.assignment.form == .storage }
      let observing = ObservingEdit(wrapped: wrapped, file: file, project: project).fix
      return passed.compactMap { finding($0, wrapped, observing, in: file) }
    }
  }

  private func finding(
    _ passed: PassedObject, _ wrapped: WrappedProperty, _ observing: Fix?, in file: FileFacts
  ) -> Finding? {
    guard passed.path == file.path else { return nil }
    // An autoclosure would still return the object that the caller holds.
    let isHeld = observing != nil && !passed.calls.isEmpty && !passed.isBuiltElsewhere
    let unevaluated = isHeld ? nil : takeUnevaluated(passed, wrapped, in: file)
    return Finding(
      rule: id, severity: defaultSeverity, range: passed.place.range,
      message: message(passed, wrapped, mayTakeUnevaluated: unevaluated != nil),
      related: passed.calls.prefix(3).map { call in
        RelatedLocation("An existing object is passed here", at: call)
      },
      fixes: [observing, unevaluated].compactMap { $0 })
  }

  private func message(_ passed: PassedObject, _ wrapped: WrappedProperty, mayTakeUnevaluated: Bool) -> String {
    if let keeper = passed.keeper {
      return "'\(keeper.name)' already keeps the '\(passed.name)' of '\(wrapped.owner.name)'; "
        + "observe it with @ObservedObject"
    }
    return "'\(wrapped.owner.name)' ignores every '\(passed.name)' except the first; "
      + (!passed.isBuiltElsewhere
        ? "use @ObservedObject for an object that a caller owns"
        : mayTakeUnevaluated
          ? "take it as an '@autoclosure' because not every caller owns it"
          : "let every caller own it and use @ObservedObject")
  }

  /// Changes the parameter to `init(model: @autoclosure @escaping () -> Model)`. The caller's expression then runs when
  /// the state object is created.
  private func takeUnevaluated(_ passed: PassedObject, _ wrapped: WrappedProperty, in file: FileFacts) -> Fix? {
    let assignment = passed.assignment
    guard assignment.keepsParameter,
      let index = file.summary.initializers.firstIndex(where: { $0.place.range.contains(assignment.place.range) }),
      file.initializerBodies.indices.contains(index),
      let parameter = file.summary.initializers[index].parameter(named: passed.$name),
      let type = file.typeRange(of: parameter),
      file.initializerBodies[index].statements.filter({ $0.names.contains(passed.$name) }).count == 1
    else { return nil }
    return Fix(
      "Take '\(passed.name)' as an '@autoclosure' and create it once",
      .suggested(because: "'\(wrapped.owner.name)' then keeps its own object if a call creates one"),
      in: file.path,
      [
        .insert("@autoclosure @escaping () -> ", at: type.start),
        .insert("()", at: assignment.wrappedPlace.range.end),
      ])
  }
}
