import Analysis

/// An open document as the main loop knows it. A class, because the loop visits all documents after each message and
/// should not copy them.
final class Document {
  /// The URI as the client spelled it when it opened the document. All messages about the document use this spelling.
  let uri: String
  let location: DocumentURI
  let languageID: String?
  /// The root of the project that holds the document's facts; see `Session.projectRoot(forKey:_:)`.
  var projectRoot: String
  /// Whether the document is analyzed: it is Swift code in a file, or code that is not saved yet.
  let isChecked: Bool
  /// A number that is unique each time a document is opened, so that nothing stored about it is used after it is closed
  /// and reopened.
  let incarnation: Int
  var snapshot: DocumentSnapshot {
    didSet { if oldValue !== snapshot { oldValue.outdate() } }
  }
  /// The last version that was opened, saved, or pasted. What a newer text has in addition may not be complete.
  var base: DocumentSnapshot
  /// The text's facts once they are in the project; nil while they are being read.
  var merged: (serial: Int, file: FileKnowledge)?
  var isReading = false
  var isChecking = false
  var latestFindings: DocumentFindings?
  /// The last published diagnostics as JSON, and the text that they belong to.
  var published: (diagnostics: [UInt8], serial: Int)?
  /// The diagnostics that the client pulled last.
  var pulled: (serial: Int, diagnostics: [UInt8])?

  init(
    uri: String, location: DocumentURI, languageID: String?, projectRoot: String, isChecked: Bool, incarnation: Int,
    snapshot: DocumentSnapshot
  ) {
    self.uri = uri
    self.location = location
    self.languageID = languageID
    self.projectRoot = projectRoot
    self.isChecked = isChecked
    self.incarnation = incarnation
    self.snapshot = snapshot
    base = snapshot
  }

  var key: String { snapshot.key }

  var mergedFile: FileKnowledge? {
    guard let merged, merged.serial == snapshot.serial else { return nil }
    return merged.file
  }
}

/// The findings of one version of a document in one state of its project.
package struct DocumentFindings: Sendable {
  let key: String
  let serial: Int
  let generation: Int
  let findings: HeldFindings
  /// The array of diagnostics as JSON.
  let diagnostics: [UInt8]
  /// Other files that the findings point into.
  let otherPaths: Set<String>
  /// Whether to compute the findings again although neither the text nor the project has changed.
  var isOutdated = false
}
