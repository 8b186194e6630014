import FactQuestions
import Facts
import SourceText

struct StateReceivesArgument: Rule {
  static let id: RuleID = "state-receives-argument"
  let wrapper: Wrapper? = .state
  let summary = "State keeps the first value that a caller passes and ignores later ones"
  let rationale = """
    State that isn't private is a parameter of the memberwise initializer that the compiler synthesizes. SwiftUI \
    stores the value that is passed when the view first appears, outside the view, and returns the stored value from \
    then on. When the caller's value changes, the view still shows the old one: an edited name keeps its old spelling, \
    or a row shows the element that used to be there.

    For a value from outside that the view only shows, use a plain `let`. For a value that the view changes for its \
    caller, use a `@Binding`. For an object that other code owns, use an `@ObservedObject`. A view that edits a copy \
    and passes it on when the user saves is fine, unless people select something else beside it; private state and a \
    parameter named `initial…` make this clear.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/state"

  let examples: [Example] = [
    .flagged(
      "The parent's state changes, but the child keeps the first value",
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
              Button("Coffee") { selected.name = "Coffee" }
          }
      }
      """, fixed: ["@State var item: Item": "let item: Item"], because: "later values"),
    .allowed(
      "Only a preview passes a value, so the state should be private",
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
      let received = project.arguments(for: state.property, of: state.owner)
      // Another rule reports that the view does not observe the object, which is the more serious mistake.
      if state.wrapper == .state, !project.isInWidgetExtension(file.summary),
        project.unobservedObject(in: state, of: file) != nil
      {
        return nil
      }
      // If a call creates the object, the view is its owner.
      let holdsObject =
        state.wrapper == .stateObject || project.objectType(of: state.property, in: state.owner.file) != nil
      guard !holdsObject || !received.contains(where: { builds($0, project) }) else { return nil }
      let role = project.role(of: state.property, in: state.owner)
      let calls = received.filter {
        isStale($0, state, project) && (state.wrapper != .state || isWorthReporting($0, state, role, project))
      }
      // A caller that owns its object never passes another one.
      if holdsObject, isBuiltByView(state, project),
        calls.allSatisfy({ project.isAlwaysSame($0.argument, in: $0.found) })
      {
        return nil
      }
      return calls.isEmpty ? nil : finding(state, role, calls, in: file, of: project)
    }
  }

  /// Returns whether the call is reported. State that the view changes may start with a value from a caller that never
  /// changes.
  private func isWorthReporting(
    _ received: ReceivedArgument, _ state: WrappedProperty, _ role: StateRole, _ project: ProjectFacts
  ) -> Bool {
    switch role {
    case .constant: true
    case .draft:
      received.variation == .varying(.likely)
        && project.editsSelected(received.argument, in: state.property, of: state.owner, received.found)
    case .refreshed: false
    case .entered:
      received.variation.isVarying && received.variation != .varying(.doubtful) || losesEdits(received, state, project)
    case .changed: isReplaced(received, role, project) || losesEdits(received, state, project)
    case .createdObject: received.variation == .varying(.likely)
    }
  }

  /// Returns whether other values take the place of the first one while the view stays the same.
  private func isReplaced(_ received: ReceivedArgument, _ role: StateRole, _ project: ProjectFacts) -> Bool {
    switch received.variation {
    case .varying(.likely): true
    case .varying(.unlikely): role == .changed && project.isChangedInRow(received.argument, in: received.found)
    default: false
    }
  }

  /// Returns whether the view changes members of a value that the caller also keeps.
  private func losesEdits(_ received: ReceivedArgument, _ state: WrappedProperty, _ project: ProjectFacts) -> Bool {
    guard [.name, .member].contains(received.argument.value.kind), let mention = received.argument.mentions.first,
      !mention.name.startsLikeType
    else { return false }
    return project.editsParts(of: state.property, in: state.owner)
  }

  /// Returns whether the call creates the object, or may do so: in a function of another module, such as one of a
  /// container, or in a local variable, as in a factory function.
  private func builds(_ received: ReceivedArgument, _ project: ProjectFacts) -> Bool {
    switch project.source(of: received.argument, in: received.found).0.kind {
    case .construct, .implicitInit, .choice: !project.holdsObject(received.argument, callerOf: received.found)
    case .call: true
    case .name: received.argument.mentions.first?.root == .local
    default: false
    }
  }

  /// Returns whether a call passes no object, so that the view creates its own.
  private func isBuiltByView(_ state: WrappedProperty, _ project: ProjectFacts) -> Bool {
    state.property.value.isMade
      && project.constructions(of: state.owner).contains {
        !$0.isPreviewOrTest && $0.construction.callee == .type
          && $0.construction.argument(labeled: state.property.$name) == nil
      }
  }

  /// Returns whether the state misses later values of the call. An object that the call creates belongs to the view,
  /// and a new value that also changes the view's identity does reach the state.
  private func isStale(_ received: ReceivedArgument, _ state: WrappedProperty, _ project: ProjectFacts) -> Bool {
    // State may keep the first of several random values on purpose.
    guard !received.isIdentified, !project.isRandom(received.argument, in: received.found) else { return false }
    guard state.wrapper == .state else { return project.holdsObject(received.argument, callerOf: received.found) }
    switch received.argument.value.kind {
    case .construct, .implicitInit, .choice:
      guard let name = state.property.type?.$path else { return false }
      return project.isValueType(named: name, at: state.property.owner, in: state.owner.file) == .yes
    default: return true
    }
  }

  private func finding(
    _ state: WrappedProperty, _ role: StateRole, _ calls: [ReceivedArgument], in file: FileFacts,
    of project: ProjectFacts
  ) -> Finding {
    let name = state.property.name
    let varying = calls.filter { call in
      state.wrapper == .stateObject
        || isReplaced(call, role, project)
          && !(role == .constant && project.readsUnchangedState(call.argument, in: call.found))
    }
    let shown = Array((varying.isEmpty ? calls : varying).prefix(3))
    // If the view changes the state, the value may be intended only as a starting point. An object belongs to the
    // caller.
    let mayBeMeant = ProjectFacts.isSeedName(name) || state.wrapper == .state && role == .changed
    let isUnused =
      project.isNeverUsed(state.property, in: state.owner, facts: file)
      && project.useThroughAnyValue(of: state.property, in: state.owner) == nil
    // An object that the caller keeps, or that is never replaced, is always the same object.
    let isSame = state.wrapper == .stateObject && calls.allSatisfy { project.isAlwaysSame($0.argument, in: $0.found) }
    return Finding(
      rule: id, severity: varying.isEmpty || mayBeMeant || isUnused || isSame ? .information : defaultSeverity,
      range: state.property.namePlace.range,
      message: isUnused
        ? "'\(state.owner.name)' never uses '\(name)'; delete it"
        : message(state, role, calls, varying, project),
      related: shown.map { call in
        RelatedLocation(
          state.wrapper == .stateObject
            ? "An existing object is passed here"
            : varying.isEmpty
              ? "A value for '\(name)' is passed here" : "A value that changes is passed for '\(name)' here",
          at: call.argument.place, in: call.found.file)
      }, fixes: isUnused ? [] : fixes(state, role, varying, in: file, of: project))
  }

  private func message(
    _ state: WrappedProperty, _ role: StateRole, _ calls: [ReceivedArgument], _ varying: [ReceivedArgument],
    _ project: ProjectFacts
  ) -> String {
    let (name, owner) = (state.property.name, state.owner.name)
    guard state.wrapper == .state else {
      return "'\(owner)' keeps its first '\(name)', which a caller owns; observe it with @ObservedObject"
    }
    return switch role {
    case .constant:
      (calls.allSatisfy { !$0.variation.isVarying || $0.variation == .varying(.doubtful) }
        ? "'\(owner)' never sets '\(name)', so @State only keeps its first value; "
        : "'\(owner)' never shows later values of '\(name)', because @State keeps the first; ")
        + (project.bindsMembers(of: state.property, in: state.owner)
          ? "use @Bindable" : state.property.hasInitialValue ? "remove @State" : "make it a plain 'let'")
    case .entered: "What users enter in '\(owner)' stays in '\(name)' and never reaches the caller; use a @Binding"
    case .draft: "'\(owner)' keeps its first '\(name)' when people select something else; reset it with '.id(…)'"
    default:
      !varying.isEmpty
        ? "'\(owner)' keeps its first '\(name)' when the caller's value changes; "
          // A computed value has no binding.
          + (varying.contains { [.name, .member].contains($0.argument.value.kind) }
            ? "use a @Binding" : "take it as an initial value")
        : "Changes to '\(name)' stay in '\(owner)' and never reach the caller; use a @Binding"
    }
  }

  // MARK: Fixes

  private func fixes(
    _ state: WrappedProperty, _ role: StateRole, _ varying: [ReceivedArgument], in file: FileFacts,
    of project: ProjectFacts
  ) -> [Fix] {
    guard state.property.access.map({ $0 <= .internal }) ?? true else { return [] }
    if state.wrapper == .stateObject {
      // If the view creates its own object when none is passed, observing would create one repeatedly.
      return [ObservingEdit(wrapped: state, file: file, project: project).fix].compactMap { $0 }
    }
    let binding = BindingEdit(state: state, file: file, project: project).fix
    let fixes =
      switch role {
      case .constant:
        [
          project.bindsMembers(of: state.property, in: state.owner)
            ? makeBindable(state, in: file) : PlainPropertyEdit.fix(for: state, in: file, of: project)
        ]
      case .entered: [binding]
      case .draft: [IdentityEdit.fix(for: varying, of: state.property, in: state.owner, project: project, byID: true)]
      default:
        varying.isEmpty
          ? [binding]
          : [
            binding, keepAsSeed(state, in: file, of: project),
            IdentityEdit.fix(for: varying, of: state.property, in: state.owner, project: project),
          ]
      }
    return fixes.compactMap { $0 }
  }

  private func makeBindable(_ state: WrappedProperty, in file: FileFacts) -> Fix? {
    guard state.attribute.argumentLabels == nil, !state.property.hasInitialValue else { return nil }
    return Fix(
      "Take '\(state.property.name)' with @Bindable",
      .suggested(because: "'\(state.owner.name)' then shows later values too"), in: file.path,
      RewrappingEdit.edits(for: state, to: .bindable, assignments: [], in: file))
  }

  /// Adds an initializer whose parameter name shows that only the first value is used. The label stays the same, so no
  /// call changes.
  private func keepAsSeed(_ state: WrappedProperty, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    let (property, owner) = (state.property, state.owner)
    guard project.isComplete, project.extensions(of: owner).allSatisfy(\.initializers.isEmpty),
      let initializer = ExplicitInitializer(owner: owner, file: file, project: project).edit
    else { return nil }
    let isHidden =
      project.foreignUse(of: property, in: owner) == nil
      && project.requiresProperty(property.$name, of: owner).answer == .no
    let privacy = isHidden ? AccessEdit.makingPrivate(property) : []
    return Fix(
      AccessEdit.title("Add an initializer that takes '\(property.name)' as an initial value", makingPrivate: privacy),
      .suggested(because: "'\(owner.name)' still ignores later values"), in: file.path, privacy + [initializer])
  }
}
