import FactQuestions
import Facts
import SourceText

struct BindingToObservable: Rule {
  static let id: RuleID = "binding-to-observable"
  let wrapper: Wrapper? = .bindable
  let summary = "A view takes a binding to an object that it never replaces"
  let rationale = """
    A binding lets a view replace the value that the caller passed. For an object, this is rarely intended: the view \
    changes the object's properties, and needs only the object to do that. SwiftUI tracks what a view reads from an \
    `@Observable` object, no matter how the view got the object.

    Take the object with `@Bindable` if controls need bindings to its properties, such as `$book.title`, and as a \
    plain `let` if they don't. An `ObservableObject` updates only views that observe it, and a binding doesn't: take \
    it with `@ObservedObject`. Keep the binding if the view replaces or removes the object: views share a selection \
    with `@Binding var book: Book?`.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/swiftui/bindable"
  let defaultSeverity = Severity.information

  let examples: [Example] = [
    .flagged(
      "Only the properties are bound: the object itself is enough",
      files: [
        "Book.swift": """
        import SwiftUI

        @Observable final class Book {
            var title = ""
        }
        """,
        "BookEditor.swift": """
        import SwiftUI

        struct BookEditor: View {
            @Binding var ⟦book⟧: Book

            var body: some View {
                TextField("Title", text: $book.title)
            }
        }
        """,
        "Shelf.swift": """
        import SwiftUI

        struct Shelf: View {
            @State private var book = Book()

            var body: some View { BookEditor(book: $book) }
        }
        """,
      ],
      fixed: [
        "@Binding var book": "@Bindable var book",
        "BookEditor(book: $book)": "BookEditor(book: book)",
      ], because: "callers then pass the object"),
    .allowed(
      "A selection that the view can clear",
      """
      import SwiftUI

      @Observable final class Book {
          var title = ""
      }

      struct Chooser: View {
          @Binding var book: Book?

          var body: some View {
              Button("None") { book = nil }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.isComplete else { return [] }
    return project.wrappedProperties(in: file, by: .binding).compactMap { binding in
      let (property, owner) = (binding.property, binding.owner)
      guard property.attributes.count == 1, owner.kind == .struct, project.bindsObject(binding),
        property.access.map({ $0 <= .internal }) ?? true, !project.isDeclaredTwice(owner),
        project.isSwiftUIOwner(owner) == .yes, project.requiresProperty(property.$name, of: owner).answer == .no,
        !project.requiresBinding(labeled: property.$name, of: owner),
        project.change(of: property, in: owner, facts: file, ignoring: [.projectedMember, .projected]) == nil,
        !project.passesOnReplaceably(property, of: owner)
      else { return nil }
      return project.boundObject(binding).map { observableFinding(binding, to: $0, in: file, of: project) }
        ?? project.unobservedMember(of: binding, in: file).map { object, shown in
          unobservedFinding(binding, to: object, shown, in: file, of: project)
        }
    }
  }

  // MARK: @Observable

  private func observableFinding(
    _ binding: WrappedProperty, to object: DeclaredType, in file: FileFacts, of project: ProjectFacts
  ) -> Finding {
    let (property, owner) = (binding.property, binding.owner)
    let binds = project.use(of: property, as: .projectedMember, in: owner, facts: file) != nil
    let fix =
      project.runs(on: .observable, at: owner.index, in: file.summary) == .no
      ? nil : fix(binding, wrapper: binds ? .bindable : nil, in: file, of: project)
    let kind = object.declaration.hasAttribute("Model") ? "a @Model" : "an @Observable"
    return Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range,
      message: "'\(owner.name)' never replaces '\(property.name)', and '\(object.name)' is \(kind) class; "
        + "take the object \(binds ? "with @Bindable" : "as a plain 'let'")",
      related: [
        RelatedLocation(
          "SwiftUI tracks what views read from '\(object.name)'", at: object.declaration.namePlace, in: object.file)
      ], fixes: [fix].compactMap { $0 })
  }

  // MARK: ObservableObject

  private func unobservedFinding(
    _ binding: WrappedProperty, to object: DeclaredType, _ shown: DrawnMember, in file: FileFacts,
    of project: ProjectFacts
  ) -> Finding {
    Finding(
      rule: id, severity: defaultSeverity, range: binding.property.namePlace.range,
      message: "'\(binding.owner.name)' does not update when '\(binding.property.name).\(shown.member)' changes, "
        + "because @Binding does not observe it; use @ObservedObject",
      related: [
        RelatedLocation("'\(shown.member)' is read here", at: shown.place, in: file),
        RelatedLocation("'\(object.name)' is an ObservableObject", at: object.declaration.namePlace, in: object.file),
      ], fixes: [fix(binding, wrapper: .observedObject, in: file, of: project)].compactMap { $0 })
  }

  /// Returns nil if the view passes the binding on, because the views that receive it require a binding. Those views
  /// are reported, too.
  ///
  /// - Parameter wrapper: The new wrapper; nil for a plain constant.
  private func fix(
    _ binding: WrappedProperty, wrapper: Wrapper?, in file: FileFacts, of project: ProjectFacts
  ) -> Fix? {
    let name = binding.property.name
    guard project.use(of: binding.property, as: .projected, in: binding.owner, facts: file) == nil,
      let input = project.inputs(of: binding.property, in: binding.owner),
      let changes = UnbindingEdit(binding: binding, file: file, project: project).changes(
        declaration: wrapper.map { [Edit(binding.attribute.namePlace.range, $0.rawValue)] }
          ?? PlainPropertyEdit.edits(for: binding),
        from: input)
    else { return nil }
    return Fix(
      wrapper.map { "Take '\(name)' with @\($0.rawValue)" } ?? "Take '\(name)' as a plain 'let'",
      .suggested(because: "callers then pass the object instead of a binding"), changes: changes)
  }
}
