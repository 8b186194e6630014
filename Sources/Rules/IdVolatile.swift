import FactQuestions
import Facts
import SourceText

/// An identity that is new on every update of the view.
struct IdVolatile: Rule {
  static let id: RuleID = "id-volatile"
  let summary = "A view or a row gets a new identity on every update"
  let rationale = """
    SwiftUI keeps state, focus, scroll positions, and running animations as long as a view keeps its identity. An \
    identity that is computed again on every update, such as `.id(UUID())`, replaces the view with a new one every \
    time anything around it changes: text fields lose focus, lists jump to the top, and tasks start over.

    A plain `let id = UUID()` of a view is no better, because each update of the parent creates the view again.

    To reset a view on purpose, keep the identity in `@State` and assign a new value when you want the reset. Elements \
    of a list need an `id` that stays the same: store it, or derive it from what the element represents.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/view/id(_:)"

  let examples: [Example] = [
    .flagged(
      "A new identity on every update",
      """
      import SwiftUI

      struct Home: View {
          @State private var name = ""

          var body: some View {
              TextField("Name", text: $name).id(⟦UUID()⟧)
          }
      }
      """, fixed: [".id(UUID())": ""], because: "reset on purpose"),
    .allowed(
      "The identity of the model",
      """
      import SwiftUI

      struct Model: Identifiable {
          let id: Int
      }

      struct Home: View {
          let model: Model

          var body: some View {
              Text("Home").id(model.id)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), !file.summary.traits.contains(.isTest) else {
      return identifierFindings(in: file, of: project)
    }
    return file.identities.compactMap { modifierFinding($0, in: file, of: project) }
      + file.elementLists.compactMap { listFinding($0, in: file, of: project) }
      + file.presentations.compactMap { presentationFinding($0, in: file, of: project) }
      + identifierFindings(in: file, of: project)
  }

  // MARK: Modifiers

  private func modifierFinding(
    _ identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard !identity.context.contains(.isPreview), project.isOnView(identity, in: file.summary),
      !restartsSpinner(identity, in: file), !isBareButton(identity, in: file), !isReloaded(identity, in: file, project),
      !project.hasNothingToLose(identity, in: file.summary)
    else { return nil }
    var related: [RelatedLocation] = []
    if identity.volatilePart == nil {
      if let rebuilt = project.rebuiltIdentity(identity, in: file) {
        return rebuiltFinding(rebuilt, identity, in: file, of: project)
      }
      guard let (getter, declarer) = volatileGetter(of: identity, in: file, of: project) else { return nil }
      related.append(
        RelatedLocation(
          "'\(getter.name)' returns a new value on every \(identity.argument.value.kind == .call ? "call" : "read")",
          at: getter.place, in: declarer.file))
    }
    let shown = file.shown(identity.argument)
    return Finding(
      rule: id, severity: defaultSeverity, range: identity.argument.place.range,
      message: "'.id(\(shown))' resets the view's state, focus, and scroll position on every update; "
        + "use a stable identity",
      related: related, fixes: fixes(identity, in: file, of: project))
  }

  /// Returns whether a tool replaces the view's code while the app runs, for which the view has to start over.
  private func isReloaded(_ identity: IdentityModifier, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    project.owner(of: identity.scope, in: file.summary)?.properties.contains { $0.hasAttribute("ObserveInjection") }
      ?? false
  }

  private func rebuiltFinding(
    _ rebuilt: RebuiltIdentity, _ identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let (property, view) = (rebuilt.property, rebuilt.view)
    return Finding(
      rule: id, severity: defaultSeverity, range: identity.argument.place.range,
      message: "Every update of '\(rebuilt.caller.name)' gives '\(view.name)' a new '\(property.name)', so "
        + "'.id(\(file.shown(identity.argument)))' resets '\(rebuilt.kept)'; keep '\(property.name)' with @State",
      related: [
        RelatedLocation("A new '\(view.name)' is created here on every update", at: rebuilt.call),
        RelatedLocation(
          "Every new '\(view.name)' gets a new '\(property.name)' here", at: property.namePlace, in: view.file),
      ], fixes: keeping(property, of: view, in: file).map { [$0] } ?? [])
  }

  private func keeping(_ property: Property, of view: DeclaredType, in file: FileFacts) -> Fix? {
    guard view.file.path == file.path, property.access.map({ $0 <= .fileprivate }) ?? false else { return nil }
    return Fix(
      "Keep '\(property.name)' with @State",
      .suggested(because: "the view then keeps its state for as long as it is shown"), in: file.path,
      WrappingEdit.edits(property, wrapper: "State", isPrivate: false))
  }

  /// A computed property that the identity reads, or a function that the identity is the result of, if it returns a new
  /// value each time.
  private func volatileGetter(
    of identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts
  ) -> (getter: VolatileGetter, declarer: DeclaredType)? {
    if let found = project.volatileFunction(calledBy: identity.argument, at: identity.site, in: file.summary) {
      return found
    }
    guard [.name, .member, .interpolation].contains(identity.argument.value.kind) else { return nil }
    for mention in identity.argument.mentions {
      if let found = project.volatileGetter(for: mention, at: identity.scope, in: file.summary) { return found }
    }
    return nil
  }

  /// Returns whether the view is a button that contains none of the project's views, so that it has no state to lose. A
  /// new toolbar button works around one that stops responding.
  private func isBareButton(_ identity: IdentityModifier, in file: FileFacts) -> Bool {
    identity.root == Value(.construct, "Button")
      && file.constructions(in: identity.base.range, at: identity.scope).isEmpty
  }

  /// Returns whether the identity restarts a spinner. In a reused row, a spinner does not spin unless it is new.
  /// Nothing else is lost.
  private func restartsSpinner(_ identity: IdentityModifier, in file: FileFacts) -> Bool {
    let calls = file.frameworkCalls(in: identity.base.range, at: identity.scope)
    return calls.contains { $0.name == "ProgressView" } && !calls.contains { $0.isTextInput }
      && file.constructions(in: identity.base.range, at: identity.scope).isEmpty
  }

  private func fixes(_ identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    [.removing(identity, because: "the view may be reset on purpose", in: file)]
      + (storing(identity, in: file, of: project).map { [$0] } ?? [])
  }

  private func storing(_ identity: IdentityModifier, in file: FileFacts, of project: ProjectFacts) -> Fix? {
    guard identity.volatilePart != nil, !identity.argument.namesLocals,
      identity.argument.mentions.allSatisfy({ $0.name.first?.isUppercase ?? false }),
      file.summary.type(at: identity.scope)?.kind == .struct
    else { return nil }
    let member = NewMember(file: file, project: project, scope: identity.scope, place: identity.place)
    let name = member.unused("identity")
    let value = file.text(identity.argument.place)
    guard let insertion = member.insertion(of: ["@State private var \(name) = \(value)"]) else { return nil }
    return Fix(
      "Keep the identity in '@State private var \(name)'",
      .suggested(because: "the view then resets only when '\(name)' gets a new value"), in: file.path,
      [insertion, Edit(identity.argument.place.range, name)])
  }

  // MARK: Elements

  /// Findings for `var id: UUID { UUID() }` in an identifiable type.
  private func identifierFindings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard file.summary.properties.contains(where: { $0.name == "id" && $0.isComputed }) else { return [] }
    return file.summary.volatileGetters.compactMap { getter in
      guard getter.name == "id", !file.summary.traits.contains(.isTest),
        let owner = project.owner(of: getter.owner, in: file.summary),
        project.conforms(owner, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes,
        !getter.isInSomeCases || project.mayBeItem(owner)
      else { return nil }
      return Finding(
        // Navigation values and the like may never be identified by it.
        rule: id, severity: owner.kind != .enum || project.mayBeItem(owner) ? defaultSeverity : .information,
        range: getter.place.range,
        message: "'id' of '\(owner.name)' "
          + (getter.isInSomeCases
            ? "is new on every read in this case, so SwiftUI sees another element; "
            : "returns a new value on every read, so SwiftUI sees a new element each time; ")
          + (owner.kind == .enum ? "derive it from the case" : "store it"),
        fixes: fixes(getter, of: owner, in: file, project))
    }
  }

  private func fixes(
    _ getter: VolatileGetter, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> [Fix] {
    let value = file.text(getter.place)
    guard value == "UUID()" || value == "UUID().uuidString", let kind = file.summary.type(at: getter.owner)?.kind,
      kind == .struct || kind == .class,
      let property = file.summary.properties(of: getter.owner).first(where: { $0.$name == getter.$name }),
      !property.traits.contains(.isSettable), !property.isStatic
    else { return [] }
    // The compiler generates code for all stored properties.
    func conforms(_ names: Set<Symbol>) -> Bool { project.conforms(owner, toAnyOf: names, of: ["Swift"]) == .yes }
    let users =
      (conforms(["Equatable", "Hashable"]) && !project.implementsEqualityOrHashing(owner) ? ["'=='"] : [])
      + (conforms(["Codable", "Encodable"]) ? ["encoded data"] : [])
    return [
      Fix(
        "Store the 'id' once" + (users.isEmpty ? "" : ", also in " + users.joined(separator: " and ")),
        .suggested(because: "every new value then has its own 'id'"),
        in: file.path,
        [
          Edit(property.introducerPlace.range, "let"),
          Edit(ByteRange(property.namePlace.range.end, property.place.range.end), " = \(value)"),
        ])
    ]
  }

  private func listFinding(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    guard !list.context.contains(.isPreview) else { return nil }
    if let key = list.key, let element = project.elementType(of: list, in: file.summary),
      let (getter, declarer) = project.volatileGetter(named: key, of: element)
    {
      return Finding(
        rule: id, severity: defaultSeverity, range: list.keyPlace.range,
        message: "'\(key)' of '\(element.name)' returns a new value on every read, "
          + "so every update re-creates all rows; store it",
        related: [
          RelatedLocation("'\(key)' is computed here on every read", at: getter.place, in: declarer.file)
        ])
    }
    guard let rebuilt = project.rebuiltElements(of: list, in: file.summary) else { return nil }
    let element = rebuilt.element
    let losesState = list.rows.map { keepsState(in: $0, of: list, file, project) } ?? false
    let update = rebuilt.holder.map { "Every update of '\($0.caller.name)'" } ?? "Every update"
    return Finding(
      rule: id, severity: losesState ? defaultSeverity : .hint, range: list.data.place.range,
      message: "\(update) re-creates each '\(element.name)' with a new '\(rebuilt.identifier.name)', so "
        + (losesState ? "the rows lose their state" : "SwiftUI replaces all of them")
        + (rebuilt.holder.map { "; keep '\($0.property.name)' with @State" } ?? "; use a stable id"),
      related: [
        RelatedLocation("A new '\(element.name)' is created here on every update", at: rebuilt.construction),
        related(identifierOf: rebuilt),
      ],
      fixes: rebuilt.holder.flatMap { holder in
        project.owner(of: list.scope, in: file.summary).flatMap { keeping(holder.property, of: $0, in: file) }
      }.map { [$0] } ?? [])
  }

  private func presentationFinding(
    _ presentation: Presentation, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let rebuilt = project.rebuiltItem(of: presentation, in: file.summary),
      rebuilt.construction.file.path == file.path
    else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: rebuilt.construction.construction.place.range,
      message:
        "Every update gives the \(presentation.name.wordForPresented) another '\(rebuilt.element.name)' with a new "
        + "'\(rebuilt.identifier.name)', so it closes and reopens; use a stable id",
      related: [related(identifierOf: rebuilt)])
  }

  private func related(identifierOf rebuilt: RebuiltElements) -> RelatedLocation {
    RelatedLocation(
      "Every new '\(rebuilt.element.name)' gets a new '\(rebuilt.identifier.name)' here",
      at: rebuilt.identifier.namePlace, in: rebuilt.element.file)
  }

  private func keepsState(
    in rows: ElementList.Rows, of list: ElementList, _ file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    project.ownedState(inside: rows.place.range, of: file.summary) != nil
      || project.hasTextInput(rows, of: list, in: file)
  }
}
