import FactQuestions
import Facts
import SourceText

struct BindingStoredPlain: Rule {
  static let id: RuleID = "binding-stored-plain"
  let wrapper: Wrapper? = .binding
  let summary = "A view stores a binding in a plain property instead of using @Binding"
  let rationale = """
    SwiftUI finds a stored `Binding` by its type, so a view that stores one in a plain property updates like any other \
    view. `@Binding` only changes how the code reads: `isOn` instead of `isOn.wrappedValue`, and `$isOn` for the \
    binding itself. Whether that is worth a change is a matter of style, so the rule is off by default.

    The callers don't change: the initializer takes a `Binding` in both cases. The rule ignores a property that only \
    passes its binding on, because it gains nothing from `@Binding`. It also ignores a `Binding<Bool>?`, which can't \
    be declared with the wrapper, and the properties of classes.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/binding"
  let defaultSeverity = Severity.hint
  let isOnByDefault = false

  let examples: [Example] = [
    .flagged(
      "A binding that is read with wrappedValue",
      """
      import SwiftUI

      struct Answer: View {
          let ⟦isOn⟧: Binding<Bool>

          var body: some View {
              Text(isOn.wrappedValue ? "Yes" : "No")
          }
      }
      """,
      fixed: [
        "let isOn: Binding<Bool>": "@Binding var isOn: Bool", "isOn.wrappedValue ?": "isOn ?",
      ], because: "rewrites every use"),
    .allowed(
      "An optional binding",
      """
      import SwiftUI

      struct Answer: View {
          let isOn: Binding<Bool>?
          var others: [Binding<Bool>] = []

          var body: some View {
              Text(isOn?.wrappedValue == true ? "Yes" : "No")
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary) else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStoredInstance, property.type?.isBinding == true, property.attributes.isEmpty,
        property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]),
        let owner = DeclaredType(file.summary, property.owner), owner.kind == .struct,
        project.types(named: "Binding", at: owner.index, in: file.summary).isEmpty,
        project.isSwiftUIOwner(owner) == .yes, project.requiresProperty(property.$name, of: owner).answer != .yes,
        uses(of: property, in: owner, file, project).contains(where: { $0.form == .wrappedValue })
      else { return nil }
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(property.name)' is a Binding in a plain property; @Binding needs no '.wrappedValue'",
        fixes: [fix(property, of: owner, in: file, project)].compactMap { $0 })
    }
  }

  private func uses(
    of property: Property, in owner: DeclaredType, _ file: FileFacts, _ project: ProjectFacts
  ) -> [StoredBindingUse] {
    file.storedBindingUses(of: property.$name).filter { project.owner(of: $0.scope, in: file.summary) == owner }
  }

  /// Returns nil if a use of the property is unknown or can't be rewritten, or if the declaration can't be.
  private func fix(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    guard property.value.kind == .none, !property.traits.contains(.isOneOfSeveral),
      property.access.map({ $0 <= .internal }) ?? true, property.setterAccess == nil, project.isComplete,
      !project.isDeclaredTwice(owner), project.requiresProperty(property.$name, of: owner).answer == .no,
      owner.hasSingleProperty(named: property.$name),
      project.foreignUse(of: property, in: owner) == nil,
      project.useThroughAnyValue(of: property, in: owner) == nil,
      let text = property.type?.text, let type = file.range(of: text, after: property.namePlace)
    else { return nil }
    let value = text.drop { $0 != "<" }.dropFirst().dropLast()
    let uses = uses(of: property, in: owner, file, project)
    guard !value.isEmpty, uses.allSatisfy({ $0.form != .captured }) else { return nil }
    return Fix(
      "Declare '\(property.name)' with @Binding",
      .suggested(because: "the fix rewrites every use of '\(property.name)'"), in: file.path,
      WrappingEdit.edits(property, wrapper: "Binding", isPrivate: false) + [Edit(type, String(value))]
        + uses.map(edit))
  }

  private func edit(of use: StoredBindingUse) -> Edit {
    switch use.form {
    case .wrappedValue: .delete(use.memberPlace.range)
    case .assigned: .insert("_", at: use.place.range.start)
    case .binding, .captured: .insert("$", at: use.place.range.start)
    }
  }
}
