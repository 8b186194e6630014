import Facts
import SourceText

/// An `==` that ignores a property that a view shows.
struct EqualityHidesChange: Rule {
  static let id: RuleID = "equality-hides-change"
  let summary = "A struct's '==' leaves out a property that a view shows, so that its changes stay unseen"
  let rationale = """
    SwiftUI takes `==` for a complete comparison. Before it calls a view's `body` it compares what the view was given, \
    and for values that hold more than plain numbers it asks their `==`; for a view that conforms to `Equatable` it \
    asks the view's own. A value that differs only in what `==` leaves out counts as unchanged, and the view keeps \
    showing the old one until something else in it changes.

    The rule reports an `==` that only compares members where code changes one that it leaves out, in a value that is \
    passed to a view which shows it, and where a caller passes a changing value to a view whose own `==` leaves it out. \
    It ignores closures and views that are updated for other reasons as well.
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
      let (property, type) = (hidden.property, hidden.type)
      let isOwn = hidden.view == type
      var related = [
        RelatedLocation(
          path: hidden.read.file.path, range: hidden.read.place.range,
          message: "'\(hidden.view.name)' shows '\(property.name)' here"),
        RelatedLocation(
          path: hidden.call.file.path, range: hidden.call.construction.place.range,
          message: "A changing value is passed here"),
      ]
      if let write = hidden.write {
        related.append(RelatedLocation(path: write.file.path, range: write.place.range, message: "It is changed here"))
      }
      return Finding(
        rule: id, severity: defaultSeverity, range: hidden.comparison.namePlace.range,
        message: isOwn
          ? "'==' of '\(type.name)' leaves out '\(property.name)', so the view does not update when only "
            + "'\(property.name)' changes"
          : "'==' of '\(type.name)' leaves out '\(property.name)', so '\(hidden.view.name)' does not update when only "
            + "'\(property.name)' changes",
        related: related, fixes: fix(hidden, in: file, project).map { [$0] } ?? [])
    }
  }

  private func fix(_ hidden: HiddenChange, in file: FileFacts, _ project: ProjectFacts) -> Fix? {
    let (comparison, name) = (hidden.comparison, hidden.property.name)
    if let type = hidden.property.type,
      !project.isEquatable(type, at: hidden.property.owner, in: hidden.type.file)
    {
      return nil
    }
    return Fix(
      "Compare '\(name)' too",
      .suggested(because: "two values of '\(hidden.type.name)' that differ only in '\(name)' are then different"),
      in: file.path,
      [
        .insert(
          " && \(comparison.first).\(name) == \(comparison.second).\(name)", at: comparison.place.range.end)
      ])
  }
}
