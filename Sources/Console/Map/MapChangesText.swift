import Projects
import SourceText
import StateMap

/// The changes of a map for a terminal, as the lines of a diff.
struct MapChangesText {
  let changes: StateMapChanges
  let revision: String
  let style: Style
  let paths: PathFromHere

  /// The text, with a final line ending.
  var text: String {
    guard !changes.subjects.isEmpty else {
      return "No view owns or receives state differently since \(revision.printable).\n"
    }
    let head = "Since \(revision.printable): \(changes.counts)"
    return ([head] + changes.subjects.map(lines)).joined(separator: "\n\n") + "\n"
  }

  private func lines(of subject: StateMapChanges.Subject) -> String {
    let notes = [subject.path.printable, subject.id == nil ? "removed" : ""].filter { !$0.isEmpty }
    let head =
      style.bold(subject.name.printable) + "  \(subject.kind)"
      + (notes.isEmpty ? "" : style.faint("  \(notes.joined(separator: ", "))"))
    return ([head] + subject.lines.map(line)).joined(separator: "\n")
  }

  private func line(_ line: StateMapChanges.Line) -> String {
    let place = "\(paths.text(line.path).printable):\(line.line)"
    let text = line.text.printable
    return line.isGained
      ? "  \(style.green("+ \(text)")) \(style.faint(place))"
      : "  \(style.red("- \(text)"))\(style.faint(", was \(place)"))"
  }
}
