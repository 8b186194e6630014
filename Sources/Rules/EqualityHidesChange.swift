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

    `.onChange(of:)` and `.task(id:)` ask `==` too. They are reported where all that code changes in the state that they \
    follow is left out: then they never run again. And equal values must have equal hashes, or sets and dictionaries \
    lose them: an `==` that leaves out what code changes and `hash(into:)` uses is reported as well.
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
        related.append(RelatedLocation(path: write.file.path, range: write.place.range, message: "It is changed here"))
      }
      return Finding(
        rule: id, severity: defaultSeverity, range: hidden.comparison.namePlace.range,
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
      [
        RelatedLocation(
          path: read.file.path, range: read.place.range,
          message: "'\(view.name)' shows '\(hidden.property.name)' here"),
        RelatedLocation(
          path: call.file.path, range: call.construction.place.range, message: "A changing value is passed here"),
      ]
    case .followed(let state, _, let place):
      [RelatedLocation(path: place.file.path, range: place.place.range, message: "'\(state.name)' is followed here")]
    case .hashed(let place):
      [
        RelatedLocation(
          path: place.file.path, range: place.place.range,
          message: "'\(hidden.property.name)' is part of this hash")
      ]
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
