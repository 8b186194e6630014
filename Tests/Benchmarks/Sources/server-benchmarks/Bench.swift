import Measuring

/// The servers, the files, and the number of repetitions.
struct Bench {
  let options: Options
  let workspace: Workspace

  var ours: Contender { .statewise(options.statewise) }

  /// The measured servers. Ours is first, because the table shows the others' numbers relative to ours.
  var contenders: [Contender] { [ours] + (options.isAlone ? [] : [Contender.sourceKit].compactMap { $0 }) }

  func title(of name: BenchmarkName) -> String {
    switch name {
    case .start: "Start to the first diagnostics of the opened file"
    case .edits: "Edit to diagnostics"
    case .burst: "Keystrokes, from the last one to its diagnostics"
    case .everywhere: "An edit after which all open documents are checked again"
    case .index: "Reading the workspace"
    case .lasting: "Memory over \(options.lasting) edits of \(Workspace.lineCounts[0]) lines"
    case .documents: "\(options.documents) documents opened and closed"
    case .stuck: "A client that stops reading"
    case .huge: "Large documents"
    case .beside: "What passes through `lsp --beside`"
    }
  }

  func table(of name: BenchmarkName) throws -> Table {
    switch name {
    case .start: try start()
    case .edits: try edits()
    case .burst: try burst()
    case .everywhere: try everywhere()
    case .index: try index()
    case .lasting: try lasting()
    case .documents: try documents()
    case .stuck: try stuck()
    case .huge: try huge()
    case .beside: try beside()
    }
  }

  func largeFile(_ lineCount: Int) throws -> Workspace.LargeFile {
    guard let file = workspace.large[lineCount] else { throw BenchmarkError("There is no file of \(lineCount) lines.") }
    return file
  }

  /// Repeats a measurement in seconds: the given number of times for our server; for the other one, until its time
  /// limit is reached, but at least once.
  func sample(_ contender: Contender, times: Int, _ measure: (Int) throws -> Double) rethrows -> Sample {
    var seconds: [Double] = []
    while seconds.count < times {
      seconds.append(try measure(seconds.count))
      if contender.pulls, seconds.reduce(0, +) > options.secondsForOther { break }
    }
    return Sample(seconds)
  }

  /// Returns how many times as long the sample's median is as ours; a dash for our own row.
  func ratio(of sample: Sample, to ours: Sample?) -> String {
    guard let ours, ours.median > 0 else { return "–" }
    return Measuring.ratio(sample.median / ours.median)
  }
}
