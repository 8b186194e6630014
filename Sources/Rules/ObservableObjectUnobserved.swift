import FactQuestions
import Facts
import SourceText

struct ObservableObjectUnobserved: Rule {
  static let id: RuleID = "observable-object-unobserved"
  let wrapper: Wrapper? = .observedObject
  let summary = "A view shows a published property of an object that it does not observe"
  let rationale = """
    A view updates for an `ObservableObject` only if it uses a wrapper: `@ObservedObject`, `@StateObject`, or \
    `@EnvironmentObject`. With a plain property, the view shows the current value, and when the object publishes a new \
    value, nothing happens until something else causes the parent to update the view.

    A view needs no wrapper to pass an object on, to call its methods, or to subscribe to one publisher. With a \
    wrapper, every change of any of the object's published properties updates the view.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/observedobject"
  var defaultSeverity: Severity { .hint }
  var isOnByDefault: Bool { false }

  let examples: [Example] = [
    .flagged(
      "A view that shows a published title",
      """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var title = ""
          @Published var isPlaying = false
          var volume = 1.0

          func stop() {}
      }

      struct PlayerView: View {
          let ⟦player⟧: Player

          var body: some View {
              VStack {
                  Text(player.title)
              }
          }
      }
      """, fixed: ["let player": "@ObservedObject var player"], because: "every change of 'player'"),
    .allowed(
      "A view that calls methods and reads nothing published",
      """
      import SwiftUI

      final class Player: ObservableObject {
          @Published var title = ""
          @Published var isPlaying = false
          var volume = 1.0

          func stop() {}
      }

      struct PlayerView: View {
          let player: Player

          var body: some View {
              Button("Stop") { player.stop() }
              Button("Print") { print(player.title) }
              Text("\\(player.volume)")
                  .onAppear { print(player.isPlaying) }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard project.seesSwiftUI(file.summary), !file.summary.drawnMembers.isEmpty else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStoredInstance, property.attributes.isEmpty, !property.traits.contains(.isOneOfSeveral),
        !file.summary.drawnMembers(of: property.$name).isEmpty,
        let owner = DeclaredType(file.summary, property.owner), owner.kind == .struct,
        // An object that the view creates itself is lost anyway.
        !property.value.isMade, project.constructedType(of: property, in: owner) == nil,
        property.type?.isGeneric != true,
        let object = project.objectType(of: property, in: owner.file),
        project.observability(of: object) == .observableObject,
        let drawn = publishedMember(of: property, owner: owner, object: object, in: file, project),
        !project.watches(property.$name, in: owner), !project.listens(owner, to: property),
        project.isSwiftUIOwner(owner) == .yes
      else { return nil }
      return finding(property, of: owner, drawn: drawn, in: file, project)
    }
  }

  /// The first published property of the object that the view shows.
  private func publishedMember(
    of property: Property, owner: DeclaredType, object: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> DrawnMember? {
    project.drawnMembers(of: property.$name, in: owner, file.summary).first { drawn in
      project.property(named: drawn.$member, of: object)?.0.isWrapped(by: .published) ?? false
    }
  }

  private func finding(
    _ property: Property, of owner: DeclaredType, drawn: DrawnMember, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    Finding(
      rule: id, severity: defaultSeverity, range: property.namePlace.range,
      message: "'\(owner.name)' does not update when '\(property.name).\(drawn.member)' changes; "
        + "observe '\(property.name)' with @ObservedObject",
      related: [RelatedLocation("The published '\(drawn.member)' is read here", at: drawn.place, in: file)],
      fixes: fix(property, of: owner, in: file).map { [$0] } ?? [])
  }

  /// Returns nil for an optional, which cannot be observed, for a property without a written type, and for `weak` and
  /// `unowned` properties whose modifier cannot be removed.
  private func fix(_ property: Property, of owner: DeclaredType, in file: FileFacts) -> Fix? {
    guard property.type?.form == .nominal else { return nil }
    var edits = WrappingEdit.edits(property, wrapper: "ObservedObject", isPrivate: false)
    if let ownership = file.ownershipRange(of: property) {
      edits.insert(.delete(ownership), at: 1)
    } else if !property.modifiers.isDisjoint(with: [.isWeak, .isUnowned]) {
      return nil
    }
    return Fix(
      "Observe '\(property.name)' with @ObservedObject",
      .suggested(because: "every change of '\(property.name)' then updates '\(owner.name)'"),
      in: file.path, edits)
  }
}

extension FileFacts {
  /// The range of `unowned` and the blanks after it; nil if it has an argument or is not directly before `let` or
  /// `var`.
  fileprivate func ownershipRange(of property: Property) -> ByteRange? {
    let end = property.introducerPlace.range.start
    let wordEnd = skipBlanksBackward(from: end)
    let start = wordEnd - "unowned".utf8.count
    guard property.modifiers.contains(.isUnowned), start >= 0, wordEnd < end,
      bytes[start..<wordEnd].elementsEqual("unowned".utf8)
    else { return nil }
    return ByteRange(start, end)
  }
}
