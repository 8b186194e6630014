import Analysis
import SourceText
import SystemCalls

/// One version of one open text. Its text never changes, and its facts are read once, when first needed.
package final class DocumentSnapshot: @unchecked Sendable {
  /// The size above which a text counts as empty. Larger texts are generated data, and would delay everything else.
  static let maximumUTF8Count = 4 << 20

  /// The path for the analysis: the path of a file, or the URI of a text without a file.
  let key: String
  /// The part of the key inside the project, because the folders above it don't describe the text.
  let pathInProject: String
  /// A number that is unique in the session; zero for a file that is not open.
  let serial: Int
  let uri: String
  let version: Int?
  let buffer: SourceBuffer
  /// The range that the last change inserted; nil for a text that has not been edited.
  let edit: ByteRange?
  private let monitor = Monitor()
  private var knowledge: FileKnowledge?
  private let decisionMonitor = Monitor()
  /// The findings that were decided last.
  private var latest: (proposed: [Finding], generation: Int, decided: [Finding])?
  /// A separate monitor, because the others are locked while a text is read or its fixes are tried.
  private let currencyMonitor = Monitor()
  private var hasSuccessor = false

  init(
    key: String, pathInProject: String, serial: Int, uri: String, version: Int?, buffer: SourceBuffer,
    edit: ByteRange? = nil
  ) {
    self.key = key
    self.pathInProject = pathInProject
    self.serial = serial
    self.uri = uri
    self.version = version
    self.buffer = buffer
    self.edit = edit
  }

  /// Whether the text is too large to be analyzed, and counts as empty.
  var isTooLarge: Bool { buffer.bytes.count > Self.maximumUTF8Count }

  /// Whether the last change inserted more lines than a key does: code that was complete elsewhere.
  var hasPastedCode: Bool {
    edit.map { buffer.lines.line(ofUTF8Offset: $0.end) - buffer.lines.line(ofUTF8Offset: $0.start) > 3 } ?? false
  }

  /// Whether there is a newer text, or the document is closed, so that its findings are no longer needed.
  var isOutdated: Bool { currencyMonitor.locked { hasSuccessor } }

  func outdate() { currencyMonitor.locked { hasSuccessor = true } }

  /// Returns the findings with safe and suggested fixes. Fixes are tried once for each state of the project, because a
  /// client requests them again whenever the cursor moves. Only for worker threads.
  ///
  /// - Parameter proposed: The findings as the rules report them. If their edits of other files move while the state of
  ///   the project stays the same, they are different findings, and their fixes are tried again.
  func decided(_ proposed: [Finding], at generation: Int, _ decide: () -> [Finding]) -> [Finding] {
    decisionMonitor.locked {
      if let latest, latest.generation == generation, latest.proposed == proposed {
        return latest.decided
      }
      let decided = decide()
      latest = (proposed, generation, decided)
      return decided
    }
  }

  /// What other files can see of the text. Only for worker threads, unless the text has been read.
  func reading(by reader: TextReader) -> FileReading {
    reader.reading(of: knowledge(by: reader), utf8Count: buffer.bytes.count)
  }

  /// The facts about the text. Only for worker threads, because parsing takes time and stack.
  func knowledge(by reader: TextReader) -> FileKnowledge {
    monitor.locked {
      if let knowledge { return knowledge }
      let read = reader.knowledge(
        of: buffer.bytes, path: key, pathInProject: pathInProject, keepsTree: edit != nil)
      knowledge = read
      return read
    }
  }
}
