import Facts
import SourceText

/// A property that a view shows and whose changes nobody is told of.
struct UntrackedPropertyShown: Rule {
  static let id: RuleID = "untracked-property-shown"
  let wrapper: Wrapper? = .published
  let summary = "A view shows a property of an object that does not publish its changes"
  let rationale = """
    An `ObservableObject` announces what is `@Published` or sent by hand; an `@Observable` class what is stored and not \
    `@ObservationIgnored`. A change of anything else is not heard of: the screen is right only as long as something else \
    changes too, and stands still when that is left out one day.

    Properties with a wrapper that follows its own storage, those that announce themselves in an observer, and those that \
    only change together with something published are left alone.

    It is off unless it is asked for: too few projects have been read yet to tell how often it is right.
    """
  let isOnByDefault = false
  let reference = "https://developer.apple.com/documentation/combine/published"

  let examples: [Example] = [
    .flagged(
      "The round goes up, and the screen stays",
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
      """, fixed: ["    var round = 0": "    @Published var round = 0"], because: "drawn again"),
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
        RelatedLocation(
          path: untracked.read.file.path, range: untracked.read.place.range,
          message: "'\(untracked.reader.name)' shows it here")
      ]
      if let write = untracked.write {
        related.append(
          RelatedLocation(path: write.file.path, range: write.place.range, message: "It is changed here"))
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
    let reason = "all that observes '\(owner.name)' is then drawn again with each change of '\(property.name)'"
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
        .suggested(because: "what shows '\(property.name)' is then drawn again with each change of it"), in: file.path,
        [.delete(file.deletionRange(of: attribute))])
    }
  }
}
