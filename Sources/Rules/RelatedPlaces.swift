import FactQuestions
import Facts
import SourceText

extension RelatedLocation {
  init(_ message: String, at place: Place, in file: FileSummary) {
    self.init(path: file.path, range: place.range, message: message)
  }

  init(_ message: String, at place: Place, in file: FileFacts) {
    self.init(path: file.path, range: place.range, message: message)
  }

  init(_ message: String, at found: FoundConstruction) {
    self.init(message, at: found.construction.place, in: found.file)
  }

  init(_ message: String, at found: FoundPlace) { self.init(message, at: found.place, in: found.file) }
  init(_ message: String, at use: ForeignUse) { self.init(path: use.path, range: use.place.range, message: message) }
}

extension DeclaredType {
  /// The place of its name, for a finding elsewhere.
  var declaredHere: RelatedLocation {
    RelatedLocation("'\(name)' is declared here", at: declaration.namePlace, in: file)
  }
}
