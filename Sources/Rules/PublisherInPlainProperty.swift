import Facts
import SourceText

/// A publisher that a view makes again with each update.
struct PublisherInPlainProperty: Rule {
  static let id: RuleID = "publisher-in-plain-property"
  let wrapper: Wrapper? = .state
  let summary = "A view makes another publisher with each update"
  let rationale = """
    A view's plain properties are built each time its parent is updated, and what stands in `.onReceive(…)` each time \
    `body` runs. With another publisher SwiftUI ends the subscription and begins a new one: a timer starts its interval \
    over, and where updates come more often than that it never fires; a subject begins with its first value; who kept \
    the old one sends to nobody.

    `@State` keeps the publisher for as long as the view is on the screen. In a view that is built once, such as the root \
    of an app, a plain property does no harm.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)"

  let examples: [Example] = [
    .flagged(
      "Each tap starts the interval over",
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
      "Each tick changes what the body reads, and so begins another timer",
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
        "    var body: some View {":
          "    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()\n\n"
          + "    var body: some View {",
        ".onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect())": ".onReceive(timer)",
      ], because: "ticking"),
    .allowed(
      "Kept, shared, given by somebody else, or in the root of an app",
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

      struct Root: View {
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View { Text("").onReceive(timer) { _ in } }
      }

      @main struct Clock: App {
          var body: some Scene { WindowGroup { Root() } }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest), project.seesSwiftUI(file.summary) else { return [] }
    return file.publishers.compactMap { publisher in
      guard let owner = project.owner(of: publisher.scope, in: file.summary),
        publisher.context.isDisjoint(with: [.isPreview, .isInStatic])
      else { return nil }
      return publisher.property.isEmpty
        ? received(publisher, by: owner, in: file, of: project) : kept(publisher, in: owner, file, of: project)
    }
  }

  // MARK: Properties

  private func kept(
    _ publisher: MadePublisher, in owner: DeclaredType, _ file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let property = owner.properties.first(where: { $0.$name == publisher.$property }), property.isStoredInstance,
      property.attributes.isEmpty, !property.traits.contains(.isOneOfSeveral), !property.modifiers.contains(.isLazy),
      project.isSwiftUIOwner(owner) == .yes, let (call, caller) = project.rebuilding(owner)
    else { return nil }
    let consequence =
      switch publisher.kind {
      case .timer: "whose interval starts over"
      case .subject: "and the old one has no listeners"
      case .value: "which begins with its first value"
      }
    return Finding(
      rule: id, severity: publisher.kind == .subject ? .hint : defaultSeverity,
      range: property.namePlace.range,
      message: "Each update of '\(caller.name)' gives '\(owner.name)' another '\(property.name)', \(consequence); "
        + "keep it with @State",
      related: [
        RelatedLocation(
          path: call.file.path, range: call.construction.place.range,
          message: "A '\(owner.name)' is made here each time")
      ], fixes: fixes(property, of: owner, in: file, project))
  }

  private func fixes(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> [Fix] {
    let privacy = project.canBePrivate(property, in: owner)
    switch privacy {
    case .passed, .published: return []
    case .possible, .required, .onlyInFile, .blocked: break
    }
    let isToBePrivate = privacy == .possible && !(property.access.map { $0 <= .fileprivate } ?? false)
    let obstacle = project.obstacle(toWrapping: property, of: owner, in: .state, facts: file)
    return [
      Fix(
        AccessEdit.title(
          "Keep '\(property.name)' with @State",
          makingPrivate: isToBePrivate ? AccessEdit.makingPrivate(property) : []),
        obstacle.map { .suggested(because: $0) } ?? .proposed, in: file.path,
        WrappingEdit.edits(property, wrapper: "State", isPrivate: isToBePrivate))
    ]
  }

  // MARK: onReceive

  private func received(
    _ publisher: MadePublisher, by owner: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard project.isUpdated(owner) else { return nil }
    let made = publisher.kind == .timer ? "timer, which starts its interval over" : "subject, to which nobody sends"
    return Finding(
      rule: id, severity: defaultSeverity, range: publisher.receiver.range,
      message: "Each run of 'body' of '\(owner.name)' gives '.onReceive' another \(made); keep it outside of 'body'",
      fixes: lifting(publisher, in: file, project).map { [$0] } ?? [])
  }

  private func lifting(_ publisher: MadePublisher, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    guard publisher.kind == .timer, file.summary.type(at: publisher.scope)?.kind == .struct else { return nil }
    let member = NewMember(file: file, project: project, scope: publisher.scope, place: publisher.place)
    let name = member.unused("timer")
    let value = file.text(publisher.place)
    guard !value.contains(where: \.isNewline),
      let insertion = member.insertion(of: ["@State private var \(name) = \(value)"])
    else { return nil }
    return Fix(
      "Keep the timer in '@State private var \(name)'",
      .suggested(because: "it goes on ticking then for as long as the view is on the screen"), in: file.path,
      [insertion, Edit(publisher.place.range, name)])
  }
}
