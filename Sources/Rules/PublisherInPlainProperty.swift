import FactQuestions
import Facts
import SourceText

struct PublisherInPlainProperty: Rule {
  static let id: RuleID = "publisher-in-plain-property"
  let defaultSeverity = Severity.information
  let wrapper: Wrapper? = .state
  let summary = "A view creates a new publisher on every update"
  let rationale = """
    A view's plain properties are initialized every time its parent updates, and the arguments of `.onReceive(…)` are \
    evaluated every time `body` runs. With a new publisher, SwiftUI cancels the subscription and starts a new one: a \
    timer restarts its interval, and never fires if updates come more often than that; a subject starts with its first \
    value; and values that are sent to the old subject reach no subscriber.

    `@State` keeps the publisher as long as the view is onscreen. In a view that is created once, such as the root of \
    an app, a plain property does no harm.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)"

  let examples: [Example] = [
    .flagged(
      "Every tap restarts the interval",
      """
      import Combine
      import SwiftUI

      struct Ticker: View {
          let ⟦timer⟧ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          @State private var count = 0

          var body: some View {
              Text("\\(count)").onReceive(timer) { _ in count += 1 }
          }
      }

      struct Board: View {
          @State private var taps = 0

          var body: some View {
              Ticker()
              Button("\\(taps)") { taps += 1 }
          }
      }
      """, fixed: ["let timer = Timer": "@State private var timer = Timer"], safe: true),
    .flagged(
      "Every tick updates the body, which starts a new timer",
      """
      import Combine
      import SwiftUI

      struct Spin: View {
          @State private var count = 0

          var body: some View {
              Text("\\(count)")
                  .⟦onReceive⟧(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
          }
      }
      """,
      fixed: [
        "    @State private var count = 0\n":
          "    @State private var count = 0\n"
          + "    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()\n",
        ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect())": ".onReceive(timer)",
      ], because: "when the view appears"),
    .allowed(
      "A publisher that is kept, shared, or passed in",
      """
      import Combine
      import SwiftUI

      struct Kept: View {
          @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          let ticks: PassthroughSubject<Int, Never>
          static let all = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
              Text("").onReceive(timer) { _ in }.onReceive(ticks) { _ in }.onReceive(Self.all) { _ in }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    return file.publishers.compactMap { publisher in
      guard let owner = project.owner(of: publisher.scope, in: file.summary),
        publisher.context.isDisjoint(with: [.isPreview, .isInStatic])
      else { return nil }
      guard !publisher.property.isEmpty else { return received(publisher, by: owner, in: file, of: project) }
      let property = file.summary.properties.first { property in
        property.$name == publisher.$property && property.owner == publisher.scope
      }
      return property?.isComputed == true
        ? computed(publisher, by: property, of: owner, in: file, project)
        : kept(publisher, in: owner, file, of: project)
    }
  }

  // MARK: Properties

  private func kept(
    _ publisher: MadePublisher, in owner: DeclaredType, _ file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    let interval = publisher.interval ?? 1
    let isAssigned = publisher.context.contains(.isInInitializer)
    let property = owner.properties.first { property in
      // Each branch of an `#if` may declare the property.
      property.$name == publisher.$property && (isAssigned || property.place.range.contains(publisher.place.range))
    }
    guard let property, property.isStoredInstance,
      property.attributes.isEmpty, !property.traits.contains(.isOneOfSeveral), !property.modifiers.contains(.isLazy),
      // Nobody notices when a tick is a fraction of a second late.
      interval >= 1, !project.isIdleOrManaged(property, of: owner, facts: file),
      project.isSwiftUIOwner(owner) == .yes, isAlwaysMade(publisher, for: property, of: owner, project),
      let (call, caller) = project.rebuilding(owner)
    else { return nil }
    let consequence = consequence(of: publisher)
    return Finding(
      rule: id, severity: publisher.kind == .subject ? .hint : defaultSeverity,
      range: property.namePlace.range,
      message: "Every update of '\(caller.name)' gives '\(owner.name)' a new '\(property.name)', \(consequence); "
        + "keep it with @State",
      related: [
        RelatedLocation(
          "A new '\(owner.name)' is created here on every update", at: call)
      ], fixes: property.hasInitialValue ? [fix(property, of: owner, in: file, project)].compactMap { $0 } : [])
  }

  /// Returns whether every new value of the view creates the publisher. A call or an initializer may replace an initial
  /// value. If there are several initializers, another one may get a publisher that the caller keeps.
  private func isAlwaysMade(
    _ publisher: MadePublisher, for property: Property, of owner: DeclaredType, _ project: ProjectFacts
  ) -> Bool {
    guard publisher.context.contains(.isInInitializer) else { return !project.isGiven(property, to: owner) }
    return !property.hasInitialValue
      && ([owner] + project.extensions(of: owner)).reduce(0) { $0 + $1.initializers.count } == 1
  }

  private func consequence(of publisher: MadePublisher) -> String {
    switch publisher.kind {
    case .timer: "which restarts its interval"
    case .subject: "and the old one loses its subscribers"
    case .value: "which starts with its first value"
    }
  }

  private func fix(_ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let obstacle = project.obstacle(toWrapping: property, of: owner, in: .state, facts: file)
    return WrappingEdit.fix(
      keeping: property, of: owner, in: .state, obstacle: obstacle, alsoMaking: [], in: file, project)
  }

  // MARK: Computed properties

  private func computed(
    _ publisher: MadePublisher, by property: Property?, of owner: DeclaredType, in file: FileFacts,
    _ project: ProjectFacts
  ) -> Finding? {
    guard let property, property.attributes.isEmpty, project.isUpdated(owner),
      file.receivedNames.contains(where: {
        $0.$name == property.$name && project.owner(of: $0.owner, in: file.summary) == owner
      })
    else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range,
      message: "Every run of 'body' in '\(owner.name)' gives '.onReceive' a new '\(property.name)', "
        + "\(consequence(of: publisher)); keep it with @State",
      fixes: storing(publisher, of: property, in: file).map { [$0] } ?? [])
  }

  /// The fix that turns `var timer: T { T() }` into `@State var timer: T = T()`.
  private func storing(_ publisher: MadePublisher, of property: Property, in file: FileFacts) -> Fix? {
    let value = file.text(publisher.place)
    guard publisher.kind == .timer, file.summary.type(at: publisher.scope)?.kind == .struct,
      let getter = property.getterPlace,
      property.type?.form == .nominal, property.access.map({ $0 <= .fileprivate }) ?? false,
      !value.contains(where: \.isNewline),
      [value, "return \(value)"].contains(file.text(getter).trimmingBraces),
      // An initial value cannot use the view's other properties.
      !file.nameUses.contains(where: { publisher.place.range.contains($0.place.range) })
    else { return nil }
    return Fix(
      "Keep '\(property.name)' with @State",
      .suggested(because: "the timer then starts when the view appears, not on every update"), in: file.path,
      WrappingEdit.edits(property, wrapper: "State", isPrivate: false) + [Edit(getter.range, "= \(value)")])
  }

  // MARK: onReceive

  private func received(
    _ publisher: MadePublisher, by owner: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard project.isUpdated(owner) else { return nil }
    let made = publisher.kind == .timer ? "timer, which restarts its interval" : "subject, which nothing sends to"
    return Finding(
      rule: id, severity: defaultSeverity, range: publisher.receiver.range,
      message: "Every run of 'body' in '\(owner.name)' gives '.onReceive' a new \(made); keep it outside 'body'",
      fixes: lifting(publisher, in: file, project).map { [$0] } ?? [])
  }

  private func lifting(_ publisher: MadePublisher, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    // An initial value cannot use the view's other properties or the function's names, which may give the interval.
    guard publisher.kind == .timer, publisher.interval != nil, !publisher.isNamed,
      file.summary.type(at: publisher.scope)?.kind == .struct
    else { return nil }
    let member = NewMember(file: file, project: project, scope: publisher.scope, place: publisher.place)
    let name = member.unused("timer")
    let value = file.text(publisher.place)
    guard !value.contains(where: \.isNewline),
      let insertion = member.insertion(of: ["@State private var \(name) = \(value)"])
    else { return nil }
    return Fix(
      "Keep the timer in '@State private var \(name)'",
      .suggested(because: "the timer then starts when the view appears, not on every update"), in: file.path,
      [insertion, Edit(publisher.place.range, name)])
  }
}
