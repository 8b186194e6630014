import Analysis
import TestSupport
import Testing

@testable import Console

@Suite("The progress bar")
struct ProgressBarTests {
  /// Returns the text written to standard error for progress at these moments, in milliseconds.
  private func written(at moments: Int..., isErrorInteractive: Bool = true, term: String = "xterm") -> [String] {
    var written: [String] = []
    var now = 0
    let terminal = Terminal(
      write: { _ in }, writeError: { written.append($0) }, isInteractive: true, isErrorInteractive: isErrorInteractive,
      environment: ["TERM": term])
    guard let bar = ProgressBar(terminal, clock: { now }) else { return ["no bar"] }
    for moment in moments {
      now = moment
      bar.show(RunProgress(.reading, finishedCount: 1, of: 4))
    }
    bar.erase()
    return written
  }

  @Test("The bar shows the activity, the progress, and the total")
  func line() {
    #expect(
      ProgressBar.line(RunProgress(.checking, finishedCount: 1, of: 4))
        == "Checking [#####---------------] 25 % of 4 files")
    #expect(
      ProgressBar.line(RunProgress(.reading, finishedCount: 0, of: 0))
        == "Reading [####################] 100 % of 0 files"
    )
  }

  @Test("The bar appears after a delay, is redrawn at intervals, and is erased at the end")
  func moments() {
    #expect(written(at: 0, 10, 400) == [])
    let line = "\rReading [#####---------------] 25 % of 4 files\u{1B}[K"
    #expect(written(at: 0, 499, 500, 501, 599, 600) == [line, line, "\r\u{1B}[K"])
  }

  @Test("The bar is only for terminals that can erase lines")
  func terminals() {
    #expect(written(at: 900, isErrorInteractive: false) == ["no bar"])
    #expect(written(at: 900, term: "dumb") == ["no bar"])
  }
}
