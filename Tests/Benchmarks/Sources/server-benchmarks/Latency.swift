import Foundation
import Measuring

/// Measurements of the time until diagnostics arrive.
extension Bench {
  func start() throws -> Table {
    var table = Table(["Server", "Lines", "Starts", "Median", "99th percentile", "Against ours"])
    for lineCount in Workspace.lineCounts.dropLast() {
      let file = try largeFile(lineCount)
      var first: Sample?
      for contender in contenders {
        let sample = try sample(contender, times: options.starts) { _ in
          let started = ContinuousClock.now
          let session = try contender.start(in: workspace)
          try session.open(file.uri, file.text)
          return try (session.settle(file.uri) - started) / .seconds(1)
        }
        table.add(row(contender, file, sample, first))
        first = first ?? sample
      }
    }
    return table
  }

  func edits() throws -> Table {
    var table = Table(["Server", "Lines", "Edits", "Median", "99th percentile", "Against ours"])
    for lineCount in Workspace.lineCounts {
      let file = try largeFile(lineCount)
      var first: Sample?
      for contender in contenders {
        let session = try contender.start(in: workspace)
        try session.open(file.uri, file.text)
        try session.settle(file.uri)
        if !contender.pulls {
          try session.waitForIndex()
          // Once all files have been read, the server checks every open document again.
          _ = try session.client.drain(quietFor: .milliseconds(500))
        }
        if !contender.pulls { for edit in 0..<10 { _ = try session.edit(file, edit) } }
        let sample = try sample(contender, times: options.edits) { try session.edit(file, $0) }
        table.add(row(contender, file, sample, first))
        first = first ?? sample
      }
    }
    return table
  }

  private func row(
    _ contender: Contender, _ file: Workspace.LargeFile, _ sample: Sample, _ first: Sample?
  ) -> [String] {
    [
      contender.title, "\(file.lineCount)", "\(sample.count)", milliseconds(sample.median),
      milliseconds(sample.percentile99), ratio(of: sample, to: first),
    ]
  }

  /// Measures typing a name letter by letter. The finding quotes the name, so each letter changes the diagnostics.
  func burst() throws -> Table {
    var table = Table([
      "Server", "Lines", "Keys", "Pause between keys", "Diagnostics there", "Publishes", "Against ours",
    ])
    for pause in [0, 5] {
      let file = try largeFile(5_000)
      var first: Sample?
      for contender in contenders where pause == 0 || !contender.pulls {
        // The other server processes every change before it answers.
        let keystrokes = contender.pulls ? min(options.keystrokes, 50) : options.keystrokes
        let session = try contender.start(in: workspace)
        try session.open(file.uri, file.text)
        try session.settle(file.uri)
        if !contender.pulls { try session.waitForIndex() }
        _ = try session.client.drain(quietFor: .milliseconds(500))
        let column = file.probeColumn + "var probe".utf8.count
        for key in 0..<keystrokes {
          try session.replace(column + key..<column + key, ofLine: file.probeLine, in: file.uri, with: "x")
          usleep(UInt32(pause * 1000))
        }
        let typed = ContinuousClock.now
        var publishes = 0
        let settled = try session.settle(file.uri) { publishes += $0.isPublish ? 1 : 0 }
        let sample = Sample([(settled - typed) / .seconds(1)])
        publishes += try session.client.drain(quietFor: .seconds(contender.pulls ? 2 : 0.3)).count { $0.isPublish }
        table.add([
          contender.title, "\(file.lineCount)", "\(keystrokes)", "\(pause) ms", milliseconds(sample.median),
          "\(publishes)", ratio(of: sample, to: first),
        ])
        first = first ?? sample
      }
    }
    return table
  }

  /// Measures a change to whether a class conforms to `ObservableObject`. It affects a finding in each of the
  /// documents.
  func everywhere() throws -> Table {
    var table = Table(["Open documents", "Edits", "Median", "99th percentile", "Each document"])
    for count in [250, 1_000] {
      let session = try ours.start(in: workspace)
      try session.waitForIndex()
      let model = "\(workspace.uri)SharedModel.swift"
      let conformance = ": ObservableObject"
      try session.open(model, "import SwiftUI\nfinal class SharedModel\(conformance) {\n  @Published var name = 1\n}\n")
      let uris = (0..<count).map { "\(workspace.uri)Reader\($0).swift" }
      for (number, uri) in uris.enumerated() {
        try session.open(
          uri,
          "import SwiftUI\nstruct Reader\(number): View {\n  @State private var model = SharedModel()\n"
            + "  var body: some View { Text(\"\\(model.name)\") }\n}\n")
      }
      // A pause doesn't mean that the server is finished, because reading a thousand documents takes longer than any
      // pause.
      var unread = Set(uris)
      try session.client.wait("the first findings of all documents") { arrival in
        if arrival.isPublish, !arrival.diagnostics.isEmpty, let uri = arrival.uri { unread.remove(uri) }
        return unread.isEmpty
      }
      _ = try session.client.drain(quietFor: .seconds(1))
      let name = "final class SharedModel".utf8.count
      let sample = try sample(ours, times: 10) { edit in
        let isAdded = !edit.isMultiple(of: 2)
        let started = try session.replace(
          name..<name + (isAdded ? 0 : conformance.utf8.count), ofLine: 1, in: model, with: isAdded ? conformance : "")
        var waiting = Set(uris)
        let last = try session.client.wait("findings of all documents") { arrival in
          if arrival.isPublish, arrival.diagnostics.isEmpty != isAdded, let uri = arrival.uri { waiting.remove(uri) }
          return waiting.isEmpty
        }
        return (last.time - started) / .seconds(1)
      }
      table.add([
        "\(count)", "\(sample.count)", milliseconds(sample.median), milliseconds(sample.percentile99),
        milliseconds(sample.median / Double(count)),
      ])
    }
    return table
  }

  /// Measures the time and memory for reading all files, and the delay for a user who types meanwhile.
  func index() throws -> Table {
    var table = Table(["Server", "Reading", "Median", "99th percentile", "Memory", "Peak"])
    var memories: [ProcessMemory] = []
    let alone = try sample(ours, times: options.starts) { _ in
      let started = ContinuousClock.now
      let session = try ours.start(in: workspace)
      let seconds = try (session.waitForIndex() - started) / .seconds(1)
      memories.append(session.client.memory)
      return seconds
    }
    table.add(
      ["statewise", "\(workspace.fileCount) files"] + [milliseconds(alone.median), milliseconds(alone.percentile99)]
        + memoryCells(memories.max { $0.peakByteCount < $1.peakByteCount }))

    let file = try largeFile(500)
    let session = try ours.start(in: workspace)
    try session.open(file.uri, file.text)
    try session.settle(file.uri)
    var seconds: [Double] = []
    while !session.isIndexed { seconds.append(try session.edit(file, seconds.count)) }
    let typed = Sample(seconds)
    table.add(
      [
        "statewise", "meanwhile, \(typed.count) edits of \(file.lineCount) lines", milliseconds(typed.median),
        milliseconds(typed.percentile99),
      ] + memoryCells(session.client.memory))
    return table
  }
}
