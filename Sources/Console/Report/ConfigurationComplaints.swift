import Analysis
import SourceText

extension Terminal {
  /// One line for each thing in a configuration file that cannot be taken.
  func complain(about configurations: [ConfigurationTree.File]) {
    for file in configurations where !file.problems.isEmpty {
      let lines = SourceBuffer(file.bytes).lines
      for problem in file.problems {
        let place = lines.position(ofUTF8Offset: problem.range.start, in: .utf8)
        complainLine(
          "\(file.path.printable):\(place.line + 1):\(place.column + 1): error: \(problem.message.printable)")
      }
    }
  }
}

extension [ConfigurationTree.File] {
  /// Whether something in one of them cannot be taken, so that the run did not do what the user asked for.
  var areBroken: Bool { contains { !$0.problems.isEmpty } }
}
