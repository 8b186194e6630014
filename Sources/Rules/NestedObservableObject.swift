import FactQuestions
import Facts
import SourceText

struct NestedObservableObject: Rule {
  static let id: RuleID = "nested-observable-object"
  let defaultSeverity = Severity.information
  let wrapper: Wrapper? = .observedObject
  let summary = "An ObservableObject is stored in another object, which does not publish its changes"
  let rationale = """
    A view that observes an `ObservableObject` updates when the object announces a change. A `@Published` property \
    announces a change when the property itself is assigned. If it holds another object, a change inside that object \
    assigns nothing: a view that shows the inner object through the outer one keeps the old text until something else \
    updates the view.

    The usual solution is a smaller view that takes the inner object and observes it: `Row(child: parent.child)` with \
    `@ObservedObject var child`. The model doesn't have to change, and only the small view updates. If the outer \
    object should publish the changes, it subscribes to `objectWillChange` of the inner object and sends its own. If \
    both classes are `@Observable`, the problem doesn't exist, because SwiftUI tracks every property that a view \
    reads, at any depth. It does exist if only the outer class is. If every view that shows the inner object observes \
    it, everything is fine, and the rule reports nothing.
    """
  let absence: Absence? = .around
  let reference = "https://developer.apple.com/documentation/combine/observableobject"

  let examples: [Example] = [
    .flagged(
      "A view shows the inner object through the outer one",
      files: [
        "C.swift": """
        import SwiftUI

        class C: ObservableObject {
            @Published var name = ""
        }
        """,
        "P.swift": """
        import SwiftUI

        class P: ObservableObject {
            @Published var ⟦child⟧: C = C()
        }
        """,
        "V.swift": """
        import SwiftUI

        struct V: View {
            @ObservedObject var p: P
            var body: some View { Text(p.child.name) }
        }
        """,
      ],
      fixed: [
        "import SwiftUI\n\nclass P": "import SwiftUI\nimport Combine\n\nclass P",
        "child: C = C()": """
        child: C = C()
            private var childChanges: AnyCancellable?

            init() {
                childChanges = $child.map(\\.objectWillChange).switchToLatest().sink { [weak self] _ in
                    self?.objectWillChange.send()
                }
            }
        """,
      ], because: "then updates"),
    .allowed(
      "The outer object forwards the changes",
      """
      import SwiftUI

      class C: ObservableObject {
          @Published var name = ""
      }

      class P: ObservableObject {
          @Published var child = C()
          private var bag: Set<AnyCancellable> = []
          init() {
              child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
          }
      }

      class Q: ObservableObject {
          @Published var child = C()
          @Published private(set) var name = ""
          init() { child.$name.assign(to: &$name) }
      }

      class R: ObservableObject {
          @Published var child = C()
      }

      extension R {
          func start() { $child.flatMap { $0.objectWillChange }.sink { _ in }.cancel() }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.isComplete, !file.summary.traits.contains(.isTest), !project.isInWidgetExtension(file.summary) else {
      return []
    }
    return file.summary.properties.compactMap { property in
      guard property.isStoredInstance, let owner = project.owner(of: property.owner, in: file.summary),
        owner.kind == .class, let nested = project.nestedObject(property, of: owner),
        let forwarded = project.forwardedMembers(of: property, holding: nested, of: owner, facts: file),
        let (view, read) = project.nestedRead(of: property, holding: nested, in: owner, exceptFor: forwarded)
      else { return nil }
      let isInObservable = project.observability(of: owner) == .observable
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(view.name)' does not update for changes inside "
          + (property.holdsList ? "the elements of '\(property.name)'; " : "'\(property.name)'; ")
          + (isInObservable ? "make '\(nested.name)' @Observable" : advice(property, of: owner)),
        related: [
          RelatedLocation("'\(view.name)' reads it here without observing it", at: read),
          nested.declaredHere,
        ], fixes: isInObservable ? [] : fix(property, of: owner, in: file, project).map { [$0] } ?? [])
    }
  }

  /// A private object cannot be passed to another view.
  private func advice(_ property: Property, of owner: DeclaredType) -> String {
    property.access.map { $0 <= .fileprivate } ?? false
      ? "send them to 'objectWillChange' of '\(owner.name)'"
      : "pass \(property.holdsList ? "each one" : "it") to a view that observes it"
  }

  // MARK: Fix

  /// The fix that subscribes to the object in the class's only initializer, which it adds if there is none.
  private func fix(
    _ property: Property, of owner: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    // The publisher of a protocol's value has no known type.
    guard property.owner == owner.index, !property.holdsList, property.access != .private || !property.isLet,
      project.objectType(of: property, in: file.summary) != nil
    else { return nil }
    let name = "\(property.name)Changes"
    guard project.property(named: Symbol(name), of: owner) == nil, !property.traits.contains(.isOneOfSeveral) else {
      return nil
    }
    let newline = file.lineEnding
    let indentation = file.indentation(ofLineAt: property.place.range.start)
    let step = indentation.isEmpty ? "    " : String(indentation.prefix(indentation.utf8.count / depth(of: owner)))
    guard let publisher = publisher(of: property) else { return nil }
    var edits: [Edit] = []
    if !file.summary.imports(anyOf: ["Combine"]) {
      guard let edit = file.summary.importing("Combine") else { return nil }
      edits.append(edit)
    }
    let statement = [
      "\(name) = \(publisher).sink { [weak self] _ in", "\(step)self?.objectWillChange.send()", "}",
    ]
    let variable = "\(newline)\(indentation)private var \(name): AnyCancellable?"
    let initializers = Array(file.summary.initializers(of: owner.index).indexes)
    if initializers.isEmpty {
      guard project.isMadeWithoutArguments(owner) else { return nil }
      let body = statement.map { "\(indentation)\(step)\($0)" }.joined(separator: newline)
      let text =
        "\(variable)\(newline)\(newline)\(indentation)init() {\(newline)\(body)\(newline)\(indentation)}"
      edits.append(.insert(text, at: property.place.range.end))
    } else {
      // Without a call of `super.init`, `self` isn't available at the end of a subclass's initializer.
      guard initializers.count == 1, let index = initializers.first, file.initializerBodies.indices.contains(index),
        !project.hasSuperclass(owner),
        file.summary.initializers[index].traits.isDisjoint(with: [.isDelegating, .isConvenience, .isFailable]),
        let last = file.initializerBodies[index].statements.last, file.isFirstOnLine(last.place.range.start)
      else { return nil }
      let inner = file.indentation(ofLineAt: last.place.range.start)
      let text = statement.map { newline + inner + $0 }.joined()
      edits += [.insert(variable, at: property.place.range.end), .insert(text, at: last.place.range.end)]
    }
    return Fix(
      "Forward the changes of '\(property.name)'",
      .suggested(
        because: "every change of '\(property.name)' then updates every view that observes '\(owner.name)'"),
      in: file.path, edits)
  }

  private func depth(of owner: DeclaredType) -> Int { max(owner.path.split(separator: ".").count, 1) }

  private func publisher(of property: Property) -> String? {
    let name = property.name
    guard property.isWrapped(by: .published) else {
      return property.isLet && property.type?.isOptional != true
        ? "\(name).objectWillChange" : nil
    }
    return property.type?.isOptional == true
      ? "$\(name).compactMap { $0?.objectWillChange }.switchToLatest()"
      : "$\(name).map(\\.objectWillChange).switchToLatest()"
  }
}
