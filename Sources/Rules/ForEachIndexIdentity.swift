import FactQuestions
import Facts
import SourceText

struct ForEachIndexIdentity: Rule {
  static let id: RuleID = "for-each-index-identity"
  let summary = "Rows are identified by position, so their state does not move with the elements"
  let rationale = """
    `ForEach` identifies each row by its key, and SwiftUI keeps a row's state under this identity. An index identifies \
    a position, not an element. If you remove the first of three elements, SwiftUI removes the last row, and the other \
    two rows show the state (text being edited, a running download, an open disclosure group) of the elements that \
    were at their positions before. If you use the elements' own `id`, each row moves together with its state.

    A whole value as the key (`id: \\.self`) has the opposite problem: a row that edits its element changes its own \
    identity and starts over, and a text field in it loses focus. A value that occurs twice gives two rows the same \
    identity, and SwiftUI then may show only one of them.

    Positions are fine if the collection never changes, and harmless if it only grows at its end.
    """
  let absence: Absence? = .onItsLines
  let reference = "https://developer.apple.com/documentation/swiftui/foreach"

  let examples: [Example] = [
    .flagged(
      "The rows use the indices of the collection",
      #"""
      import SwiftUI

      struct Item: Identifiable, Hashable {
          let id: Int
          var name: String
      }

      struct Row: View {
          let item: Item
          @State private var isOn = false

          var body: some View { Toggle(item.name, isOn: $isOn) }
      }

      struct Home: View {
          @State private var items: [Item] = []

          var body: some View {
              ForEach(⟦items.indices⟧, id: \.self) { i in
                  Row(item: items[i])
                  Text(items[i].name)
              }
              Button("Remove") { items.remove(at: 0) }
          }
      }
      """#,
      fixed: [
        "items.indices, id: \\.self) { i in": "items) { item in", "Row(item: items[i])": "Row(item: item)",
        "Text(items[i].name)": "Text(item.name)",
      ], because: "unique for each element"),
    .allowed(
      "The rows use the elements' own id",
      #"""
      import SwiftUI

      struct Item: Identifiable {
          let id: Int
      }

      struct Row: View {
          let item: Item
          @State private var isOn = false
          var body: some View { Toggle("On", isOn: $isOn) }
      }

      struct Home: View {
          @State private var items: [Item] = []

          var body: some View {
              ForEach(items) { Row(item: $0) }
              ForEach(Array(items.enumerated()), id: \.element.id) { Row(item: $1) }
              Button("Remove") { items.remove(at: 0) }
          }
      }
      """#),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), !file.summary.traits.contains(.isTest) else { return [] }
    return file.elementLists.compactMap { list in
      let list = project.unpaired(list, in: file.summary)
      guard !list.context.contains(.isPreview), project.makesViews(list.scope, in: file.summary) else { return nil }
      if let finding = RepeatedIdentity(list: list, file: file, project: project).finding(of: self) { return finding }
      guard !project.isConstant(list, in: file.summary), let rows = list.rows else { return nil }
      let state = project.ownedState(inside: rows.place.range, of: file.summary)
      if list.isIdentifiedByPosition { return positionFinding(list, state, in: file, of: project) }
      if let state,
        let identity = project.identities(of: state, in: rows.place.range, at: list.scope, of: file)
          .first(where: rows.isPosition)
      {
        return identityFinding(identity, state, in: list, file, of: project)
      }
      return list.form == .elements && list.key == "self" ? valueFinding(list, state, in: file, of: project) : nil
    }
  }

  private func positionFinding(
    _ list: ElementList, _ state: OwnedState?, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    if let finding = rangeFinding(list, in: file, of: project) { return finding }
    // No one sees a row without state or a text field move if elements are only removed.
    let isPlain = state == nil && !isEdited(list, in: file, of: project)
    guard let moved = project.reordering(of: list, in: file.summary, ignoresPlainRemovals: isPlain),
      !startsOver(state, in: list, file, project),
      state != nil
        || !list.isContainer && !showsPositionsOnly(list, in: file, of: project) && !isSelection(list, in: file)
    else { return nil }
    // The system shows a menu as it was when it opened, so no row visibly moves or is replaced.
    if state == nil, file.menus.contains(where: { $0.range.contains(list.place.range) }) { return nil }
    let name = file.text(list.collectionPlace)
    let place = list.form == .enumerated || list.form == .zipped ? list.keyPlace : list.data.place
    let element = project.elementType(of: list, in: file.summary)
    // Elements that may share an `id` are probably identified by position on purpose.
    if element.map({ project.mayShareIdentifiers($0) }) ?? false { return nil }
    let consequence =
      state.map { "'\($0.shown.name)' shows another element's state after a move" }
      ?? (list.rows.map { project.hasTextInput($0, of: list, in: file) } ?? false
        ? "a focused field shows another element's text after a move" : "SwiftUI redraws rows instead of moving them")
    return Finding(
      rule: id, severity: state == nil ? .hint : defaultSeverity, range: place.range,
      message: "Rows of '\(name)' use positions as ids, so \(consequence); "
        + (isTypedInPlace(list, in: file, of: project)
          ? "keep each text in a struct with an id" : remedy(for: element, project)),
      related: [
        RelatedLocation(path: moved.path, range: moved.place.range, message: "Elements change position here")
      ] + related(state),
      fixes: identifying(list, in: file, of: project))
  }

  /// Returns whether the rows show positions only, so that it does not matter where the elements are. If a function of
  /// the view gets the position, the function may read an element; so may one that reads the list.
  private func showsPositionsOnly(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Bool {
    guard list.form == .indices || list.form == .countRange, let rows = list.rows else { return false }
    return rows.elements.isEmpty && rows.bindings.isEmpty && rows.usesPosition
      && !file.summary.drawnCalls.contains { call in
        call.callee == .function && rows.place.range.contains(call.place.range)
          && call.arguments.contains { $0.value == Value(.name, rows.$position) }
      }
      && !rows.names.contains { project.member($0, reads: list, in: file.summary) }
  }

  /// Returns whether people edit the elements in the rows, which then keep the focus at their positions.
  private func isEdited(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Bool {
    list.rows.map { !$0.bindings.isEmpty || project.hasTextInput($0, of: list, in: file) } ?? false
  }

  /// Returns whether users edit the strings of the list in place. With the strings as IDs, every keystroke would
  /// replace the row.
  private func isTypedInPlace(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Bool {
    guard let rows = list.rows, let (property, declarer) = project.collection(of: list, in: file.summary),
      property.type?.form == .array, property.type?.$path == Symbol(.string),
      file.frameworkCalls(in: rows.place.range, at: list.scope).contains(where: \.isTextInput)
    else { return false }
    return !rows.bindings.isEmpty
      || project.use(of: property, as: [.written, .memberWritten], in: declarer, facts: file) != nil
  }

  /// Returns whether the IDs are also the values of a selection: `TabView(selection: $page)`.
  private func isSelection(_ list: ElementList, in file: FileFacts, orOfList: Bool = false) -> Bool {
    file.frameworkCalls(around: list.place, at: list.scope).contains { call in
      (orOfList || call.place.range != list.place.range) && call.arguments.contains { $0.label == "selection" }
    }
  }

  /// The finding for a range without `id:`, which SwiftUI treats as constant.
  private func rangeFinding(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    guard list.key == nil, let certainty = project.variation(ofElementsIn: list, of: file.summary),
      !project.keepsItsLength(list, in: file)
    else { return nil }
    let name = file.text(list.collectionPlace)
    return Finding(
      rule: id, severity: certainty == .likely ? defaultSeverity : .information, range: list.data.place.range,
      message: "SwiftUI reads this range only once, so rows miss new elements of '\(name)', "
        + "and removing one can crash; add an id",
      fixes: identifying(list, in: file, of: project) + identifyingByPosition(list, in: file, of: project))
  }

  /// If elements never move, identification by position is good enough.
  private func identifyingByPosition(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    guard project.reordering(of: list, in: file.summary) == nil else { return [] }
    return [
      Fix(
        "Add 'id: \\.self'", .suggested(because: "the rows' state then stays at their positions"), in: file.path,
        [.insert(", id: \\.self", at: list.data.place.range.end)])
    ]
  }

  private func remedy(for element: DeclaredType?, _ project: ProjectFacts) -> String {
    guard let element else { return "use an id that moves with its element" }
    // The types that conform to a protocol may have different members.
    if element.kind == .protocol { return "use a unique id" }
    if element.kind == .enum { return "use an id that moves with its element" }
    let hasID = project.property(named: "id", of: element) != nil || project.hasIdentifier(element)
    return hasID ? "use the elements' id" : "give '\(element.name)' an id"
  }

  /// Returns whether the row's view has an identity that resets its state. A position does not count.
  private func startsOver(
    _ state: OwnedState?, in list: ElementList, _ file: FileFacts, _ project: ProjectFacts
  ) -> Bool {
    guard let state, let rows = list.rows else { return false }
    return project.identities(of: state, in: rows.place.range, at: list.scope, of: file)
      .contains { !rows.isPosition($0) }
  }

  /// The finding for a row that is identified by the element's `id` and also has an `.id(…)` with its position, so that
  /// it is replaced when the position changes.
  private func identityFinding(
    _ identity: IdentityModifier, _ state: OwnedState, in list: ElementList, _ file: FileFacts,
    of project: ProjectFacts
  ) -> Finding? {
    guard let moved = project.reordering(of: list, in: file.summary) else { return nil }
    let shown = file.shown(identity.argument)
    return Finding(
      rule: id, severity: defaultSeverity, range: identity.argument.place.range,
      message: "'.id(\(shown))' is the row's position, so '\(state.shown.name)' loses its state after a move; "
        + "use the element's id",
      related: [
        RelatedLocation(path: moved.path, range: moved.place.range, message: "Elements change position here")
      ] + related(state),
      fixes: [.removing(identity, because: "code may scroll to '\(shown)'", in: file)])
  }

  /// Empty for elements without an `id`, and for rows with an `.id(…)`, which would remain unchanged.
  private func identifying(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> [Fix] {
    guard let element = project.elementType(of: list, in: file.summary), project.hasIdentifier(element),
      !hasIdentities(list, in: file), let edits = ElementEdit(list: list, file: file).edits
    else { return [] }
    return [
      Fix(
        "Identify the rows by the 'id' of '\(element.name)'",
        .suggested(because: "'id' must be unique for each element"), in: file.path, edits)
    ]
  }

  private func hasIdentities(_ list: ElementList, in file: FileFacts) -> Bool {
    list.rows.map { !file.identities(in: $0.place.range, at: list.scope).isEmpty } ?? false
  }

  /// The finding for rows whose IDs are whole values. A row with a binding to its element changes the value that
  /// identifies it, and so does code that assigns to a member of the element.
  private func valueFinding(
    _ list: ElementList, _ state: OwnedState?, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let rows = list.rows else { return nil }
    guard list.collection?.isProjected == true else { return assignedFinding(list, state, in: file, of: project) }
    let input = file.frameworkCalls(in: rows.place.range, at: list.scope).first { $0.isTextInput }
    let element = project.elementType(of: list, in: file.summary)
    if let element, !isComparedAsWhole(element, project) { return nil }
    let isTyped = input != nil || element != nil && project.hasTextInput(rows.place.range, of: file.summary)
    let consequence: String
    switch (isTyped, state) {
    case (true, _): consequence = "every keystroke dismisses the keyboard"
    case (false, .some(let state)) where element != nil: consequence = "an edit resets '\(state.shown.name)'"
    case (false, _) where element != nil: consequence = "every edit replaces the row"
    default: return nil
    }
    return Finding(
      rule: id, severity: isTyped || state != nil ? defaultSeverity : .information, range: list.keyPlace.range,
      message: "Rows of '\(file.text(list.collectionPlace))' use their values as ids, so \(consequence); "
        + "use a stable id",
      related: isTyped ? [] : related(state), fixes: identifying(list, in: file, of: project))
  }

  /// Returns nil for rows that can be selected, because a selection needs whole values as IDs.
  private func assignedFinding(
    _ list: ElementList, _ state: OwnedState?, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let state, !isSelection(list, in: file, orOfList: true), !startsOver(state, in: list, file, project),
      let element = project.elementType(of: list, in: file.summary), isComparedAsWhole(element, project),
      let change = project.elementChange(of: list, to: element, in: file.summary)
    else { return nil }
    return Finding(
      rule: id, severity: defaultSeverity, range: list.keyPlace.range,
      message: "Rows of '\(file.text(list.collectionPlace))' use their values as ids, so an edit resets "
        + "'\(state.shown.name)'; use a stable id",
      related: [
        RelatedLocation(path: change.path, range: change.place.range, message: "An element gets another value here")
      ] + related(state), fixes: identifying(list, in: file, of: project))
  }

  private func isComparedAsWhole(_ element: DeclaredType, _ project: ProjectFacts) -> Bool {
    element.kind == .struct && project.hasVariableParts(element) && !project.implementsEqualityOrHashing(element)
  }

  private func related(_ state: OwnedState?) -> [RelatedLocation] {
    state.map {
      [
        RelatedLocation(
          "'\($0.owner.name)' keeps '\($0.property.name)' as long as its row has the same identity",
          at: $0.property.namePlace, in: $0.owner.file)
      ]
    } ?? []
  }
}
