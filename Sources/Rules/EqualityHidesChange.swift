import FactQuestions
import Facts
import SourceText

struct EqualityHidesChange: Rule {
  static let id: RuleID = "equality-hides-change"
  let summary = "A struct's '==' leaves out a property that a view shows, so views miss its changes"
  let rationale = """
    SwiftUI relies on `==`. Before it calls a view's `body`, it compares the values that the view was given. If a value \
    holds more than plain numbers, SwiftUI uses the `==` of its type; if the view itself conforms to `Equatable`, it uses \
    the view's own `==`. Two values that differ only in a property that `==` leaves out count as equal, so the view keeps \
    showing the old one until something else changes.

    The rule reports an `==` that leaves out a member that matters. Either code changes that member and a view shows it, \
    or it is a property of the view itself and a caller passes a changing value for it. When a list is loaded again, its \
    new elements may differ in any member. Because many lists are loaded only once, this is reported as information. An \
    `==` of a view that is always true leaves out all of them. Closures are ignored, and so are views that are updated \
    for other reasons as well.

    `.onChange(of:)` and `.task(id:)` use `==`, too. They are reported if `==` leaves out everything that code changes in \
    the state that they follow, because then they never run again.

    Equal values must also have equal hashes, or sets and dictionaries lose them. So the rule also reports an `==` that \
    leaves out a member that code changes and `hash(into:)` uses.
    """
  let reference = "https://developer.apple.com/documentation/swiftui/equatableview"

  let examples: [Example] = [
    .flagged(
      "The progress changes, but the row does not",
      """
      import SwiftUI

      struct Download: Identifiable, Equatable {
          let id: Int
          var title = ""
          var progress = 0.0

          static func ⟦==⟧ (a: Download, b: Download) -> Bool { a.id == b.id }
      }

      struct Row: View {
          let download: Download
          var body: some View { Text("\\(download.title) \\(download.progress)") }
      }

      struct Downloads: View {
          @State private var downloads: [Download] = []

          var body: some View {
              ForEach(downloads) { Row(download: $0) }
              Button("Next") { downloads[0].progress += 0.1 }
          }
      }
      """, fixed: ["a.id == b.id }": "a.id == b.id && a.progress == b.progress }"], because: "different"),
    .allowed(
      "What is left out never changes by itself, or is a closure",
      """
      import SwiftUI

      struct Pin: Equatable {
          let id: Int
          var title = ""
          var tap: () -> Void = {}

          static func == (a: Pin, b: Pin) -> Bool { a.id == b.id }
      }

      struct PinView: View {
          let pin: Pin
          var body: some View { Button(pin.title, action: pin.tap) }
      }

      struct Pins: View {
          @State private var pin = Pin(id: 1)
          var body: some View { PinView(pin: pin) }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    return project.hiddenChanges(in: file).map { hidden in
      var related = evidence(hidden)
      if let write = hidden.write {
        related.append(
          RelatedLocation(
            hidden.replacement == nil ? "It is changed here" : "Other values of '\(hidden.type.name)' are stored here",
            at: write))
      }
      return Finding(
        rule: id, severity: hidden.isUnlikely ? .information : defaultSeverity,
        range: hidden.comparison.namePlace.range,
        message: "'==' of '\(hidden.type.name)' leaves out " + harm(hidden), related: related,
        fixes: fix(hidden, in: file, project).map { [$0] } ?? [])
    }
  }

  private func harm(_ hidden: HiddenChange) -> String {
    let name = hidden.property.name
    switch hidden.consequence {
    case .shown(let view, _, _):
      let subject = view == hidden.type ? "the view" : "'\(view.name)'"
      return "'\(name)', so \(subject) does not update when only '\(name)' changes"
    case .followed(let state, "task", _):
      return "all that changes in '\(state.name)', such as '\(name)', so '.task(id:)' does not start again"
    case .followed(let state, _, _):
      return "all that changes in '\(state.name)', such as '\(name)', so '.onChange(of:)' runs for none of its changes"
    case .hashed: return "'\(name)', which 'hash(into:)' uses, so equal values have different hashes"
    }
  }

  private func evidence(_ hidden: HiddenChange) -> [RelatedLocation] {
    switch hidden.consequence {
    case .shown(let view, let read, let call):
      [RelatedLocation("'\(view.name)' shows '\(hidden.property.name)' here", at: read)]
        + (call.map {
          [RelatedLocation("A changing value is passed here", at: $0)]
        } ?? [])
    case .followed(let state, _, let place):
      [RelatedLocation("'\(state.name)' is followed here", at: place)]
    case .hashed(let place):
      [RelatedLocation("'\(hidden.property.name)' is part of this hash", at: place)]
    }
  }

  /// The fix that also compares every other property that views show.
  private func fix(_ hidden: HiddenChange, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let comparison = hidden.comparison
    let properties = ([hidden.property] + hidden.others).filter { property in
      property.type.map { project.isEquatable($0, at: property.owner, in: hidden.type.file) } ?? true
    }
    guard properties.first == hidden.property else { return nil }
    let isConstant = comparison.members.isEmpty
    guard !isConstant || comparison.first != "_" && comparison.second != "_" else { return nil }
    let names = properties.map(\.name)
    let terms = names.map { "\(comparison.first).\($0) == \(comparison.second).\($0)" }.joined(separator: " && ")
    return Fix(
      "Compare \(names.quotedList) too",
      .suggested(
        because: "two values of '\(hidden.type.name)' that differ only in "
          + "\(names.map { "'\($0)'" }.joined(by: "or")) are then different"),
      in: file.path,
      [
        isConstant
          ? Edit(comparison.place.range, terms) : .insert(" && " + terms, at: comparison.place.range.end)
      ])
  }
}
