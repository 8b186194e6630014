import FactQuestions
import Facts
import SourceText

struct UntrackedPropertyShown: Rule {
  static let id: RuleID = "untracked-property-shown"
  let wrapper: Wrapper? = .published
  let summary = "A view shows a property of an object that does not publish its changes"
  let rationale = """
    An `ObservableObject` announces changes of its `@Published` properties, and others only if its code calls \
    `objectWillChange.send()`; an `@Observable` class tracks stored properties without `@ObservationIgnored`. Views do \
    not update for changes of anything else: the screen is right only as long as something else changes too.

    The rule ignores properties whose wrapper observes its own storage, those with an observer that calls \
    `objectWillChange.send()`, and those that only change together with a published property.

    The rule is off by default: in real projects, something else often updated the view at the same time.
    """
  let isOnByDefault = false
  let reference = "https://developer.apple.com/documentation/combine/published"

  let examples: [Example] = [
    .flagged(
      "The round changes, but the screen does not",
      """
      import SwiftUI

      final class Score: ObservableObject {
          @Published var name = ""
          var ⟦round⟧ = 0
          func next() { round += 1 }
      }

      struct ScoreView: View {
          @ObservedObject var score: Score
          var body: some View { Button("\\(score.name) \\(score.round)") { score.next() } }
      }
      """, fixed: ["    var round = 0": "    @Published var round = 0"], because: "then updates"),
    .allowed(
      "Read in an action only, announced by hand, or changed with something published",
      """
      import SwiftUI

      final class Folder: ObservableObject {
          @Published var name = ""
          var draft = 0
          var text = ""
          var count = 0
          func go() { name = "b"; text = name }
          func add() { objectWillChange.send(); count += 1 }
      }

      struct FolderView: View {
          @ObservedObject var folder: Folder

          var body: some View {
              Button("\\(folder.name) \\(folder.text) \\(folder.count)") { print(folder.draft); folder.draft += 1 }
          }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    return project.untrackedMembers(in: file).map { untracked in
      let (property, owner) = (untracked.property, untracked.owner)
      let isIgnored = untracked.observability == .observable
      var related = [
        RelatedLocation("'\(untracked.reader.name)' shows it here", at: untracked.read)
      ]
      if let write = untracked.write {
        related.append(
          RelatedLocation("It is changed here", at: write))
      }
      let writer = untracked.writer.isEmpty ? "" : " in '\(untracked.writer)'"
      return Finding(
        rule: id, severity: defaultSeverity, range: property.namePlace.range,
        message: "'\(untracked.reader.name)' shows '\(property.name)' of '\(owner.name)', whose changes\(writer) are "
          + (isIgnored
            ? "not tracked because it is @ObservationIgnored" : "not published because it is not @Published"),
        related: related, fixes: fix(untracked, in: file).map { [$0] } ?? [])
    }
  }

  private func fix(_ untracked: UntrackedMember, in file: FileFacts) -> Fix? {
    let (property, owner) = (untracked.property, untracked.owner)
    let reason = "every change of '\(property.name)' then updates all views that observe '\(owner.name)'"
    switch untracked.observability {
    case .observableObject:
      guard !property.traits.contains(.isOneOfSeveral) else { return nil }
      return Fix(
        "Publish '\(property.name)'", .suggested(because: reason), in: file.path,
        [.insert("@Published ", at: property.place.range.start)])
    case .observable:
      guard property.attributes.count == 1, let attribute = property.attributes.first else { return nil }
      return Fix(
        "Track '\(property.name)'",
        .suggested(because: "every change of '\(property.name)' then updates the views that show it"), in: file.path,
        [.delete(attribute.removal.range)])
    }
  }
}
