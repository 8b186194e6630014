import FactQuestions
import Facts
import SourceText

struct BindingNeverWritten: Rule {
  static let id: RuleID = "binding-never-written"
  let wrapper: Wrapper? = .binding
  let summary = "A view takes a binding but never writes to it"
  let rationale = """
    A binding is a pair of functions: one reads a value, and the other writes it. A view that only reads can take the \
    value itself: when the value changes, its owner updates and creates the view with the new value. The screen shows \
    the same, callers need no `$` and no `.constant(…)`, and anyone who reads the code can see that the view doesn't \
    change the value.

    Keep the binding where code outlives the view's value and has to read the latest value: a loop in a task, a \
    callback that UIKit or AppKit keeps, or an action that calls back and then reads what the callback changed. A \
    plain value stays what it was when the view was created. For this reason, the fix is never applied automatically.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/binding"
  let defaultSeverity = Severity.information

  let examples: [Example] = [
    .flagged(
      "A binding that is only read: the view can take the value",
      """
      import SwiftUI

      struct Heading: View {
          @Binding var ⟦title⟧: String

          var body: some View {
              Text(title)
          }
      }

      struct Home: View {
          @State private var name = ""

          var body: some View {
              Heading(title: $name)
          }
      }
      """,
      fixed: ["@Binding var title": "let title", "title: $name": "title: name"],
      because: "read the value that 'Heading' was created with"),
    .allowed(
      "A binding passed on with a dollar sign, or as it is stored",
      """
      import SwiftUI

      struct Switch: View {
          @Binding var isOn: Bool
          @Binding var text: String
          @Binding var flags: [Bool]

          var body: some View {
              Toggle("On", isOn: $isOn)
              Field(text: _text)
              ForEach($flags, id: \\.self) { $flag in Toggle("", isOn: $flag) }
          }
      }

      struct Field: View {
          @Binding var text: String

          var body: some View {
              TextField("", text: $text)
          }
      }
      """),
  ]

  /// Protocols whose conforming types outlive the views that SwiftUI creates, or pass bindings on in their own way.
  private static let keepers: Set<Symbol> = [
    "DynamicProperty", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.isComplete else { return [] }
    return project.wrappedProperties(in: file, by: .binding).compactMap { binding in
      let (property, owner) = (binding.property, binding.owner)
      guard property.attributes.count == 1, property.access.map({ $0 <= .internal }) ?? true,
        project.isSwiftUIOwner(owner) == .yes,
        project.conforms(owner, toAnyOf: Self.keepers, of: ["SwiftUI", "SwiftUICore"]) == .no,
        project.change(of: property, in: owner, facts: file) == nil,
        !project.isReadLater(property.$name, of: owner, facts: file),
        project.requiresProperty(property.$name, of: owner).answer == .no,
        !project.requiresBinding(labeled: property.$name, of: owner),
        !project.isSharedWithNamesake(property, of: owner),
        owner.hasSingleProperty(named: property.$name),
        !mayHideChanges(property, of: owner, project), project.boundObject(binding) == nil,
        project.unobservedMember(of: binding, in: file) == nil, !showsObject(property, of: owner, project),
        // `onChange` may call the closure of the previous body, which would read the old value of a plain property.
        !project.isReadByFollower(binding.property.$name, of: binding.owner, facts: file)
      else { return nil }
      let isRead =
        project.use(of: property, as: .read, in: owner, facts: file) != nil
        || project.useThroughAnyValue(of: property, in: owner) != nil
      let input = project.inputs(of: property, in: owner)
      // A view that does not read the value cannot show an old one.
      if let input,
        isRead && (project.mayComeFromObject(input) || project.isStaleWithout(input)) || isWritten(input, in: file)
      {
        return nil
      }
      return finding(binding, input, isRead: isRead, in: file, of: project)
    }
  }

  /// Returns whether the value's type implements equality itself. A view with a plain value does not update for a value
  /// that is equal to the last one, while a view with a binding does.
  private func mayHideChanges(_ property: Property, of owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    guard let type = property.type.flatMap({ project.type(named: $0.$path, at: property.owner, in: owner.file) }) else {
      return false
    }
    return project.implementsEquality(type)
  }

  /// Returns whether the view shows what an object holds. A view that gets the same object again does not update,
  /// although the object may have changed, while a view with a binding does.
  private func showsObject(_ property: Property, of owner: DeclaredType, _ project: ProjectFacts) -> Bool {
    guard let type = property.type, type.form != .function else { return false }
    return project.isValueType(type, at: property.owner, in: owner.file) == .no && project.shows(property, in: owner)
  }

  /// Returns whether an initializer writes through the parameter that it stores: `x.wrappedValue = v` in a closure.
  private func isWritten(_ input: BindingInput, in file: FileFacts) -> Bool {
    input.kept.contains { kept in
      kept.file.id == file.id
        && file.nameUses(named: kept.parameter.$name).contains {
          $0.scope == kept.declaration.index && $0.kinds.contains(.written)
        }
    }
  }

  private func finding(
    _ binding: WrappedProperty, _ input: BindingInput?, isRead: Bool, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let (property, owner) = (binding.property, binding.owner)
    let calls = input?.passed.filter { !$0.found.isPreviewOrTest } ?? []
    // A view that the app doesn't show yet may be unfinished, and so may one whose code is commented out.
    let isUnfinished =
      project.isUnusedByApp(owner)
      || !isRead && file.hasCommentedUse(of: property.name, in: owner.declaration.memberBlock.range)
    return Finding(
      rule: id, severity: isUnfinished || project.watches(property.$name, in: owner) ? .hint : defaultSeverity,
      range: property.namePlace.range,
      message: isRead
        ? "'\(owner.name)' only reads its @Binding; 'let \(property.name)\(shownType(of: property))' is enough"
        : "'\(owner.name)' never uses its @Binding '\(property.name)'; \(isUnfinished ? "use it or " : "")remove it",
      related: calls.prefix(3).map {
        RelatedLocation("A binding is passed for '\(property.name)' here", at: $0.argument.place, in: $0.found.file)
      }, fixes: isRead ? [fix(binding, input, in: file, of: project)].compactMap { $0 } : [])
  }

  private func shownType(of property: Property) -> String {
    guard let text = property.type?.text, text.count <= 40, !text.contains(where: \.isNewline) else { return "" }
    return ": \(text)"
  }

  private func fix(
    _ binding: WrappedProperty, _ input: BindingInput?, in file: FileFacts, of project: ProjectFacts
  ) -> Fix? {
    let declaration = PlainPropertyEdit.edits(for: binding)
    let edit = UnbindingEdit(binding: binding, file: file, project: project)
    guard let input, let changes = edit.changes(declaration: declaration, from: input) else { return nil }
    let published = input.kept.first { $0.initializer.access.map { $0 > .internal } ?? false }
    return Fix(
      "Take '\(binding.property.name)' as a plain value",
      .suggested(
        because: published == nil
          ? "closures that run later read the value that '\(binding.owner.name)' was created with"
          : "the initializer of '\(binding.owner.name)' is public, and callers outside the project would have to change"
      ),
      changes: changes)
  }
}
