import FactQuestions
import Facts
import SourceText

struct HashAsIdentity: Rule {
  static let id: RuleID = "hash-as-identity"
  let summary = "Rows are identified by hash values, which different elements can share"
  let rationale = """
    Equal hashes only mean that two values may be equal. Different values can have the same hash, and if a type hashes \
    only some of its members, many do. Two rows then share one identity, and one of them stays blank, or a tap on one \
    acts on the other. An edit changes the hash of an element, so its row starts over and a text field in it loses \
    focus. And every launch of the app uses a new seed: an identity that was saved for a selection or a scroll \
    position matches nothing on the next launch.

    Any value that can be hashed can be an identity itself: `id: \\.self` does the same and never confuses two \
    different values. Elements with their own `id` are best.
    """
  let reference = "https://developer.apple.com/documentation/swift/hashable/hashvalue"
  let defaultSeverity = Severity.information

  let examples: [Example] = [
    .flagged(
      "Two strings with the same hash would be one row",
      #"""
      import SwiftUI

      struct Tags: View {
          let tags: [String]

          var body: some View {
              ForEach(tags, id: ⟦\.hashValue⟧) { Text($0) }
          }
      }
      """#, fixed: ["\\.hashValue": "\\.self"], because: "selects or scrolls to"),
    .allowed(
      "A content hash that is designed to be unique, and an identity without siblings",
      """
      import SwiftUI

      struct Document: Identifiable {
          let sha256: String
          var id: String { sha256 }
      }

      struct Editor: View {
          let document: Document
          @State private var text = ""

          var body: some View { TextEditor(text: $text) }
      }

      struct Home: View {
          let documents: [Document]
          let first: Document

          var body: some View {
              ForEach(documents) { Text($0.sha256) }
              Editor(document: first).id(first.sha256.hashValue)
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    let lists = project.seesSwiftUI(file.summary) ? file.elementLists : []
    // Hashed identifiers require the facts of all bodies in the file, and most files have none.
    let declaresIdentifier = file.summary.properties.contains {
      $0.name == "id" && ($0.isComputed || !$0.hasInitialValue && ["Int", "String"].contains($0.type?.path))
    }
    let identifiers = declaresIdentifier ? file.hashedIdentifiers : []
    return lists.compactMap { listFinding($0, in: file, of: project) }
      + identifiers.compactMap { identifierFinding($0, in: file, of: project) }
  }

  // MARK: Lists

  private func listFinding(_ list: ElementList, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    guard let key = list.key, key.lastPathComponent == "hashValue", !list.context.contains(.isPreview),
      project.makesViews(list.scope, in: file.summary), ![.literal, .array].contains(list.data.value.kind),
      // The hash of an index identifies a position, which another rule reports.
      list.form != .indices, list.form != .countRange
    else { return nil }
    let element = project.elementType(of: list, in: file.summary)
    // A member that the project declares with this name may have another meaning.
    if let element, key == "hashValue", project.property(named: key, of: element) != nil { return nil }
    let isHashedByHand = element.map { project.implementsEqualityOrHashing($0) } ?? false
    // A small, fixed set of values hardly ever has equal hashes if the compiler synthesizes them.
    let isFixed = element?.kind == .enum || list.collection != nil && project.isConstant(list, in: file.summary)
    if !isHashedByHand, isFixed || file.text(list.data.place).contains("allCases") { return nil }
    let isIdentified = element.map { project.hasIdentifier($0) } ?? false
    let name = list.collection == nil ? file.shown(list.data) : file.text(list.collectionPlace)
    return Finding(
      rule: id, severity: defaultSeverity,
      range: list.keyPlace.range,
      message: "Rows of '\(name)' use hashes as ids, which can collide and change on every launch; "
        + (isIdentified
          ? "use the elements' id"
          : key != "hashValue"
            ? "use the value that is hashed"
            : isHashedByHand || isEdited(list) || project.hasUnnamedElements(list, in: file.summary)
              ? "use a unique id" : "use the element itself"),
      fixes: fixes(list, of: element, isIdentified, isHashedByHand: isHashedByHand, in: file, project))
  }

  private func fixes(
    _ list: ElementList, of element: DeclaredType?, _ isIdentified: Bool, isHashedByHand: Bool, in file: FileFacts,
    _ project: ProjectFacts
  ) -> [Fix] {
    var fixes: [Fix] = []
    if isIdentified, let element {
      fixes.append(
        Fix(
          "Identify the rows by the 'id' of '\(element.name)'",
          .suggested(because: "'id' must be unique for each element"), in: file.path,
          [Edit(list.keyPlace.range, "\\.id")]))
    }
    let text = file.text(list.keyPlace)
    guard text.hasSuffix(".hashValue"), !isEdited(list),
      // With a hand-written hash, elements with equal hashes may differ in other members. Rows identified by the whole
      // elements would then be re-created on a reload.
      list.key != "hashValue" || !isHashedByHand && project.hasHashableElements(list, in: file.summary)
    else { return fixes }
    let path = String(text.dropLast(".hashValue".count))
    let key = list.key == "hashValue" ? path + ".self" : path
    fixes.append(
      Fix(
        "Identify the rows by '\(key)'",
        .suggested(because: "code that selects or scrolls to a row by its hash no longer finds it"), in: file.path,
        [Edit(list.keyPlace.range, key)]))
    return fixes
  }

  /// Returns whether rows edit their elements. With the element itself as the ID, each edit would replace the row.
  private func isEdited(_ list: ElementList) -> Bool { list.collection?.isProjected == true }

  // MARK: Elements

  private func identifierFinding(
    _ identifier: HashedIdentifier, in file: FileFacts, of project: ProjectFacts
  ) -> Finding? {
    guard let owner = project.owner(of: identifier.owner, in: file.summary),
      project.conforms(owner, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes,
      project.isNamedByView(owner) || project.isListedByView(owner),
      // A value that is presented alone cannot be mistaken for another one.
      project.hasArrays(of: owner), isRowIdentity(of: owner, in: file, project),
      // A member that the project declares with this name may have another meaning.
      project.property(named: "hashValue", of: owner) == nil,
      owner.kind != .enum
        || (identifier.source == "self"
          ? project.implementsEqualityOrHashing(owner) : owner.declaration.hasPayloads)
    else { return nil }
    let fix = fix(identifier, of: owner, in: file, project)
    return Finding(
      rule: id, severity: defaultSeverity, range: identifier.place.range,
      message: "'id' of '\(owner.name)' is a hash, which is not unique and changes on every launch; "
        + (fix == nil ? "use a unique value" : "use the value that is hashed"),
      fixes: fix.map { [$0] } ?? [])
  }

  /// Returns whether a list in this file identifies elements of the type by their `id`. Also true if no list shows the
  /// type.
  private func isRowIdentity(of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts) -> Bool {
    let lists = file.elementLists.filter { project.elementType(of: $0, in: file.summary) == owner }
    return lists.isEmpty || lists.contains { $0.key == nil || $0.key == "id" }
  }

  private func fix(
    _ identifier: HashedIdentifier, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    let properties = file.summary.properties(of: identifier.owner)
    guard
      let property = properties.first(where: { $0.name == "id" && $0.place.range.contains(identifier.place.range) }),
      !property.traits.contains(.isSettable), let annotation = file.typeAnnotationRange(of: property),
      let type = sourceType(identifier, of: owner, project)
    else { return nil }
    let source = identifier.source
    return Fix(
      "Use '\(source)' as the 'id'",
      .suggested(because: "the type of 'id' then changes, and other code may rely on it"), in: file.path,
      [Edit(annotation, ": \(type)"), Edit(identifier.place.range, source)])
  }

  /// The type of the hashed value; nil if it is unknown or unsuitable as an identity.
  private func sourceType(_ identifier: HashedIdentifier, of owner: DeclaredType, _ project: ProjectFacts) -> String? {
    if identifier.source == "self" {
      let isValue = owner.kind == .struct || owner.kind == .enum
      return isValue && project.isHashable(owner) && !project.implementsEqualityOrHashing(owner)
        && !project.isPoorIdentity(owner) ? "Self" : nil
    }
    guard let (property, declarer) = project.property(named: identifier.$source, of: owner), let type = property.type,
      project.hashableMember(of: type, at: property.owner, in: declarer.file) == ""
    else { return nil }
    return type.text
  }
}
