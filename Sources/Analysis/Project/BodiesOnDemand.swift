import FactCollection
import Facts
import Syntax
import SystemCalls

/// Reads the whole file when facts from its bodies are needed. If several threads need them at once, only the first one
/// reads the file, and the others wait.
final class BodiesOnDemand: BodyReader, @unchecked Sendable {
  private let bytes: [UInt8]
  private let path: String
  private let pathInProject: String
  private let monitor = Monitor()
  private var read: WholeFile?

  init(of bytes: [UInt8], path: String, pathInProject: String) {
    self.bytes = bytes
    self.path = path
    self.pathInProject = pathInProject
  }

  var whole: WholeFile {
    monitor.locked {
      if let read { return read }
      let tree = Parser.parse(bytes)
      let whole = WholeFile(FactCollector.facts(of: tree, path: path, pathInProject: pathInProject))
      read = whole
      return whole
    }
  }
}
