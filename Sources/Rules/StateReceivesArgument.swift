import Facts
import SourceText

/// State that callers give a value, which SwiftUI takes once.
struct StateReceivesArgument: Rule {
  static let id: RuleID = "state-receives-argument"
  let wrapper: Wrapper? = .state
  let summary = "State takes the first value that a caller passes and ignores later ones"
  let rationale = """
    State that is not private is a parameter of the initialiser that the compiler writes. SwiftUI stores the value that \
    is passed when the view first appears, outside of the view, and hands out the stored one from then on. When the \
    caller's value changes, the view is built with the new one and goes on showing the old one: an edited name keeps its \
    old spelling, a row shows the element that used to stand there.

    What comes from outside and is only shown is a plain `let`. What the view changes for its caller is a `@Binding`. An \
    object that someone else owns is an `@ObservedObject`. Where only the first value is meant, as for a draft, private \
    state and a parameter that is called `initial…` say so.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/state"

  let examples: [Example] = [
    .flagged(
      "The parent's state changes and the child keeps the first value",
      """
      import SwiftUI

      struct Item: Hashable {
          var name: String
      }

      struct Detail: View {
          @State var ⟦item⟧: Item

          var body: some View {
              Text(item.name)
          }
      }

      struct Home: View {
          @State private var selected = Item(name: "Tea")

          var body: some View {
              Detail(item: selected)
          }
      }
      """, fixed: ["@State var item: Item": "let item: Item"], because: "later values"),
    .allowed(
      "Only a preview passes a value: it should be private",
      """
      import SwiftUI

      struct Detail: View {
          @State var name: String

          var body: some View {
              Text(name)
          }
      }

      #Preview {
          Detail(name: "Maria")
      }
      """, also: ["private-state"]),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    project.wrappedProperties(in: file, by: .state, .stateObject).compactMap { state in
      guard state.property.access.map({ $0 > .fileprivate }) ?? true, project.isSwiftUIOwner(state.owner) == .yes else {
        return nil
      }
      let calls = project.arguments(for: state.property, of: state.owner).filter { isStale($0, state, project) }
      guard !calls.isEmpty else { return nil }
      // State that the view changes may well begin with what a caller passes, as long as that never changes.
      let isWritten = project.use(of: state.property, as: Self.writing, in: state.owner, facts: file) != nil
      let telling = isWritten && state.wrapper == .state ? calls.filter(\.variation.isVarying) : calls
      return telling.isEmpty ? nil : finding(state, telling, in: file, of: project)
    }
  }

  private static let writing: NameUse.Kinds = [
    .written, .memberWritten, .writtenInInitializer, .takenInOut, .projected, .projectedMember, .storage,
  ]

  /// An object that the call builds belongs to the view, and a value that brings an identity of its own is taken.
  private func isStale(_ received: ReceivedArgument, _ state: WrappedProperty, _ project: ProjectFacts) -> Bool {
    guard !received.isIdentified else { return false }
    guard state.wrapper == .state else { return project.holdsObject(received.argument, callerOf: received.found) }
    switch received.argument.value.kind {
    case .construct, .implicitInit:
      guard let name = state.property.type?.path else { return false }
      return project.isValueType(named: name, at: state.property.owner, in: state.owner.file) == .yes
    default: return true
    }
  }

  private func finding(
    _ state: WrappedProperty, _ calls: [ReceivedArgument], in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let name = state.property.name
    let varying = calls.filter { state.wrapper == .stateObject || $0.variation == .varying(.likely) }
    let shown = Array((varying.isEmpty ? calls : varying).prefix(3))
    let isSeed = ProjectFacts.isSeedName(name)
    let source: String? = varying.first.flatMap { self.source(of: $0.argument) }
    return Finding(
      rule: id, severity: varying.isEmpty || isSeed ? .information : defaultSeverity,
      range: state.property.namePlace.range,
      message: message(state, varying: source),
      related: shown.map { call in
        RelatedLocation(
          path: call.found.file.path, range: call.argument.place.range,
          message: state.wrapper == .stateObject
            ? "An object that exists already is passed here"
            : varying.isEmpty
              ? "A value for '\(name)' is passed here" : "A value that changes is passed for '\(name)' here")
      }, fixes: fixes(state, in: file, of: project))
  }

  private func message(_ state: WrappedProperty, varying source: String?) -> String {
    let (name, owner) = (state.property.name, state.owner.name)
    guard state.wrapper == .state else {
      return "'\(name)' is @StateObject, which keeps the first object that it is given, "
        + "and the caller of '\(owner)' owns this one"
    }
    let kept = "'\(name)' is @State, which keeps the first value that it is given"
    return source.map { "\(kept): when '\($0)' changes, '\(owner)' does not see it" }
      ?? "\(kept); what callers pass to '\(owner)' later is ignored"
  }

  /// What the argument is read from, for a sentence.
  private func source(of argument: Argument) -> String? {
    argument.mentions.first.map { $0.name.appendingPath($0.members) }.flatMap { $0.utf8.count > 60 ? nil : $0 }
  }

  // MARK: Fixes

  private func fixes(_ state: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    guard state.property.access.map({ $0 <= .internal }) ?? true else { return [] }
    if state.wrapper == .stateObject {
      // What builds an object of its own where nothing is passed would build one again and again.
      return [ObservingEdit(wrapped: state, file: file, project: project).fix].compactMap { $0 }
    }
    return [
      makePlain(state, in: file, of: project), BindingEdit(state: state, file: file, project: project).fix,
      keepAsSeed(state, in: file, of: project),
    ].compactMap { $0 }
  }

  /// Offered where nothing writes the state.
  private func makePlain(_ state: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let (property, owner) = (state.property, state.owner)
    guard state.attribute.argumentLabels == nil, project.isComplete,
      project.use(of: property, as: Self.writing, in: owner, facts: file) == nil
    else { return nil }
    let call = project.use(of: property, as: .methodCalled, in: owner, facts: file)
    let title =
      property.hasInitialValue
      ? "Remove @State from '\(property.name)'" : "Make '\(property.name)' a plain 'let'"
    return Fix(
      title,
      .suggested(
        because: call.map { "the method of '\(property.name)' that is called at \($0.description) may change it" }
          ?? "'\(owner.name)' then shows later values too"),
      in: file.path, PlainPropertyEdit.edits(for: state, in: file))
  }

  /// An initialiser whose parameter says what is the case. The label stays, so that no call changes.
  private func keepAsSeed(_ state: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let (property, owner) = (state.property, state.owner)
    guard project.isComplete, project.extensions(of: owner).allSatisfy(\.initializers.isEmpty),
      let initializer = ExplicitInitializer(owner: owner, file: file, project: project).edit
    else { return nil }
    let isHidden =
      project.foreignUse(of: property, in: owner) == nil
      && project.requiresProperty(property.name, of: owner).answer == .no
    return Fix(
      "Say that only the first '\(property.name)' counts",
      .suggested(because: "'\(owner.name)' goes on ignoring later values"), in: file.path,
      (isHidden ? AccessEdit.makingPrivate(property) : []) + [initializer])
  }
}
