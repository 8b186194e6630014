import FactQuestions
import Facts
import SourceText

/// State that code sets and nothing reads.
struct StateNeverRead: Rule {
  static let id: RuleID = "state-never-read"
  let wrapper: Wrapper? = .state
  let summary = "Code sets state that nothing reads, so nobody sees it"
  let rationale = """
    A view updates when state changes that its `body` reads. State that code only sets changes nothing on the screen: \
    the error that it holds is never shown, the sheet that it should present never appears, and no spinner shows that \
    something loads. Either the part of the view that shows it is missing, or the state and the assignments are left \
    over.

    The rule also checks the properties that an observable object announces, and what people type, choose, or search \
    for, such as a date that an editor forgets to save. It reads every file and all branches of `#if`. It ignores \
    state that may hold an object, because an object can be kept only so that it stays alive, state with an observer, \
    which reacts to the assignments, and published counters, identifiers, and toggles, which may only update the \
    views. Without an app in the project, the rule is silent, because the code may be an excerpt.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/state"
  var defaultSeverity: Severity { .information }
  var findsUnnecessaryCode: Bool { true }

  let examples: [Example] = [
    .flagged(
      "An error that no alert shows",
      """
      import SwiftUI

      @main
      struct Sample: App {
          var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
          @State private var names: [String] = []
          @State private var ⟦isErrorShown⟧ = false

          var body: some View {
              List(names, id: \\.self) { Text($0) }
                  .task { await load() }
          }

          private func load() async {
              do {
                  names = try await fetchNames()
              } catch {
                  print(error)
                  isErrorShown = true
              }
          }
      }
      """),
    .flagged(
      "A note that something is done, which nothing asks for",
      """
      import SwiftUI

      @main
      struct Sample: App {
          var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
          @State private var ⟦didPrint⟧ = false

          var body: some View {
              Button("Print") {
                  print("Printed")
                  didPrint = true
              }
          }
      }
      """,
      fixed: [
        "    @State private var didPrint = false\n\n": "", "            didPrint = true\n": "",
      ], because: "may be meant to show it"),
    .allowed(
      "State that is shown, bound, or compared",
      """
      import SwiftUI

      @main
      struct Sample: App {
          var body: some Scene { WindowGroup { Home() } }
      }

      struct Home: View {
          @State private var isErrorShown = false
          @State private var text = ""
          @State private var lastText = ""

          var body: some View {
              TextField("Name", text: $text)
                  .alert("Error", isPresented: $isErrorShown) {}
              Button("Save") {
                  if text == lastText { return }
                  lastText = text
                  isErrorShown = true
              }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.hasApp, !file.summary.traits.contains(.isTest) else { return [] }
    let states = project.wrappedProperties(in: file, by: .state).filter { state in
      state.property.attributes.count == 1 && project.isSwiftUIOwner(state.owner) == .yes
    }
    let properties = states.map { ($0.property, $0.owner) } + project.announcedProperties(in: file)
    return properties.compactMap { finding($0, of: $1, in: file, project) }
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding? {
    guard !property.traits.contains(.hasObservers) else { return nil }
    if let change = project.change(ofUnread: property, of: owner, facts: file) {
      guard project.holdsValue(property, in: owner) || project.holdsError(property, in: owner),
        !onlyTriggersUpdates(property, of: owner, in: file, project),
        project.isInUse(owner)
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(owner.name)' sets '\(property.name)' but "
          + (owner.kind == .class ? "nothing" : "never") + " reads it; show it or delete it",
        related: [RelatedLocation("'\(property.name)' is set here", at: change)],
        fixes: deletion(of: property, of: owner, in: file, project).map { [$0] } ?? [])
    }
    return enteredFinding(property, of: owner, in: file, project)
      ?? boundFinding(property, of: owner, in: file, project)
  }

  /// Returns whether the rule says that the state can be deleted. What people enter is more likely to be used.
  static func reports(_ state: WrappedProperty, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    project.hasApp && !file.summary.traits.contains(.isTest) && state.wrapper == .state
      && state.property.attributes.count == 1
      && Self().finding(state.property, of: state.owner, in: file, project) != nil
      && project.control(forUnread: state.property, of: state.owner, facts: file) == nil
  }

  private func enteredFinding(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding? {
    guard let (control, isTyped) = project.control(forUnread: property, of: owner, facts: file),
      project.isInUse(owner), !project.isEnteredWithoutCaller(property, of: owner)
    else { return nil }
    let isGiven = project.assignments(to: property, of: owner).contains { !$0.1.isEmpty }
    // A text that an initializer sets may only be there to be selected and copied.
    let remedy =
      isTyped && isGiven
      ? "use it, or show it in a 'Text'" : "use it or delete the \(isTyped ? "field" : "control")"
    // A single switch may be a sample.
    let isSeen = isTyped || isGiven || project.savesEntries(otherThan: property, of: owner)
    let verb = isTyped ? "type" : "choose"
    return Finding(
      rule: id, severity: isSeen ? defaultSeverity : .hint, range: property.namePlace.range,
      message: "Nothing reads what people \(verb) in '\(property.name)'; \(remedy)",
      related: [
        RelatedLocation(
          path: control.path, range: control.place.range,
          message: "'\(property.name)' is \(isTyped ? "typed" : "chosen") here")
      ])
  }

  /// The finding for state that only other views set, through a binding.
  private func boundFinding(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding? {
    guard let bound = project.bindingForWriters(ofUnread: property, of: owner, facts: file),
      project.holdsValue(property, in: owner), project.isInUse(owner)
    else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range,
      message: "'\(property.name)' is only set, through bindings, and never read; show it or delete it",
      related: [RelatedLocation("The view created here sets it", at: bound.binding.place, in: bound.file)])
  }

  /// Returns whether code publishes new identifiers, counts up, or toggles, which may only update the views.
  private func onlyTriggersUpdates(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    guard property.isWrapped(by: .published) else { return false }
    return property.type.map { $0.path == "UUID" } ?? (property.value == Value(.construct, "UUID"))
      || project.use(of: property, as: .counted, in: owner, facts: file) != nil
      || project.typeText(of: property, declaredBy: owner) == "Bool"
        && project.use(of: property, as: .methodCalled, in: owner, facts: file) != nil
  }

  private static let problems = ["error", "alert", "warning", "failure"]

  /// Returns whether the state tells the user that something went wrong.
  private func isProblem(_ property: Property, of owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    let name = property.name.lowercased()
    return project.holdsError(property, in: owner) || Self.problems.contains { name.contains($0) }
  }

  /// Returns nil if other files, initializers, or methods of the value set the state too, if an assignment does more
  /// than setting it, or if it tells what went wrong, which should be shown.
  private func deletion(
    of property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let assignments = project.assignments(to: property.$name, of: owner, in: file)
    guard !assignments.isEmpty, !isProblem(property, of: owner, project),
      !project.isUsedInOtherFile(property, of: owner),
      project.use(of: property, as: [.writtenInInitializer, .methodCalled, .projected], in: owner, facts: file) == nil,
      project.assignments(to: property, of: owner).allSatisfy({ $0.1.isEmpty }),
      assignments.allSatisfy({ assignment in
        assignment.traits.contains(.isPure) && !assignment.traits.contains(.isOneOfMany)
          && !assignment.mentions.contains { $0.name.hasPrefix("$") }
      })
    else { return nil }
    let removals = assignments.compactMap { $0.removal?.range }
    guard removals.count == assignments.count else { return nil }
    return Fix(
      "Delete '\(property.name)'", .suggested(because: "'\(owner.name)' may be meant to show it"), in: file.path,
      [.delete(file.deletionRange(ofDeclaration: property.place))]
        + removals.withoutParts().map { .delete($0) })
  }
}

extension [ByteRange] {
  /// The ranges that are not a part of another one.
  fileprivate func withoutParts() -> [ByteRange] {
    sorted { ($0.start, $1.end) < ($1.start, $0.end) }.reduce(into: []) { result, range in
      if result.last?.contains(range) != true { result.append(range) }
    }
  }
}
