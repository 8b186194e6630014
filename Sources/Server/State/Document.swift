import Analysis
import Rules
import SourceText

/// An open document as the main loop knows it. A reference, since the loop looks at all of them after each message.
final class Document {
  /// As the client spelled it when it opened the document; everything sent about it uses this spelling.
  let uri: String
  let location: DocumentURI
  /// Where its facts are kept; see `Session.project(of:)`.
  var projectRoot: String
  /// Whether it gets findings: Swift, in a file or in a text that will be one.
  let isChecked: Bool
  /// No two openings share it: nothing remembered about one opening counts for the next.
  let incarnation: Int
  var snapshot: DocumentSnapshot
  /// The text's facts once they are in the project; nil while they are being read.
  var merged: (serial: Int, file: FileKnowledge)?
  var isReading = false
  var isJudging = false
  var judged: Judgment?
  /// What the client shows: the diagnostics, as JSON, and the lines that they are on.
  var published: (diagnostics: [UInt8], lines: Set<Int>)?
  /// Whether edits may have moved or removed what the client shows in a way that only a new publish repairs.
  var isShownDisturbed = false
  /// What the client pulled last.
  var pulled: (serial: Int, diagnostics: [UInt8])?

  init(
    uri: String, location: DocumentURI, projectRoot: String, isChecked: Bool, incarnation: Int,
    snapshot: DocumentSnapshot
  ) {
    self.uri = uri
    self.location = location
    self.projectRoot = projectRoot
    self.isChecked = isChecked
    self.incarnation = incarnation
    self.snapshot = snapshot
  }

  var key: String { snapshot.key }

  var mergedFile: FileKnowledge? {
    guard let merged, merged.serial == snapshot.serial else { return nil }
    return merged.file
  }

  /// Notes that an edit reached something that the client shows.
  func noteDisturbance(by changes: [ContentChange]) {
    guard let published, !published.lines.isEmpty, !isShownDisturbed else { return }
    isShownDisturbed = changes.contains { change in
      guard let range = change.range else { return true }
      return range.start.line != range.end.line || change.text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        || published.lines.contains(range.start.line)
    }
  }
}

/// The findings of one version of a document as one state of its project has them.
package struct Judgment: Sendable {
  let key: String
  let serial: Int
  let generation: Int
  let findings: HeldFindings
  /// The array of diagnostics as JSON.
  let diagnostics: [UInt8]
  /// The lines that diagnostics begin or end on.
  let lines: Set<Int>
  /// Other files that the findings point into.
  let otherPaths: Set<String>
  /// Whether the findings have to be found again although neither text nor project have changed.
  var isOutdated = false
}
