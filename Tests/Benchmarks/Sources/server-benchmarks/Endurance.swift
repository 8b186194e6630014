import Foundation
import Measuring

/// Measurements of memory under heavy load.
extension Bench {
  func memoryCells(_ memory: ProcessMemory?) -> [String] {
    [megabytes(memory?.byteCount ?? 0), megabytes(memory?.peakByteCount ?? 0)]
  }

  /// Measures many edits, waiting for the diagnostics of each one.
  func lasting() throws -> Table {
    var table = Table(["Edits", "Seconds", "Memory", "Peak"])
    let file = try largeFile(Workspace.lineCounts[0])
    let session = try ours.start(in: workspace)
    try session.open(file.uri, file.text)
    try session.settle(file.uri)
    try session.waitForIndex()
    _ = try session.client.drain(quietFor: .milliseconds(500))
    let marks = Set([100, 10, 5, 2, 1].map { options.lasting / $0 })
    let started = ContinuousClock.now
    for edit in 0..<options.lasting {
      _ = try session.edit(file, edit)
      guard marks.contains(edit + 1) else { continue }
      let seconds = (ContinuousClock.now - started) / .seconds(1)
      table.add(["\(edit + 1)", String(format: "%.0f", seconds)] + memoryCells(session.client.memory))
    }
    return table
  }

  /// Measures many documents. One hundred are open at a time.
  func documents() throws -> Table {
    var table = Table(["Documents", "Seconds", "With findings", "Cleared", "Memory", "Peak"])
    let session = try ours.start(in: workspace)
    try session.waitForIndex()
    _ = try session.client.drain(quietFor: .milliseconds(500))
    table.add(["0", "0", "0", "0"] + memoryCells(session.client.memory))
    let portion = 100
    var (found, cleared) = (0, 0)
    let started = ContinuousClock.now
    for first in stride(from: 0, to: options.documents, by: portion) {
      let numbers = first..<min(first + portion, options.documents)
      let uris = numbers.map { "\(workspace.uri)New\($0).swift" }
      for (uri, number) in zip(uris, numbers) {
        try session.open(
          uri,
          "import SwiftUI\nstruct New\(number): View {\n  @State var a = 0\n  var body: some View { Text(\"\\(a)\") }\n}\n"
        )
      }
      var waiting = Set(uris)
      try session.client.wait("findings in new documents") { arrival in
        if arrival.isPublish, !arrival.diagnostics.isEmpty, let uri = arrival.uri, waiting.remove(uri) != nil {
          found += 1
        }
        return waiting.isEmpty
      }
      for uri in uris { try session.close(uri) }
      waiting = Set(uris)
      try session.client.wait("the end of findings in closed documents") { arrival in
        if arrival.isPublish, arrival.diagnostics.isEmpty, let uri = arrival.uri, waiting.remove(uri) != nil {
          cleared += 1
        }
        return waiting.isEmpty
      }
      let isLast = numbers.upperBound == options.documents
      guard isLast || numbers.upperBound == options.documents / 10 else { continue }
      let seconds = (ContinuousClock.now - started) / .seconds(1)
      table.add(
        ["\(numbers.upperBound)", String(format: "%.0f", seconds), "\(found)", "\(cleared)"]
          + memoryCells(session.client.memory))
    }
    return table
  }

  /// Measures edits and requests in twenty documents while the client doesn't read the server's output.
  func stuck() throws -> Table {
    var table = Table(["Edits unread", "Memory", "Peak", "Publishes then", "Documents at their last version"])
    let session = try ours.start(in: workspace)
    try session.waitForIndex()
    let uris = (0..<20).map { "\(workspace.uri)Stuck\($0).swift" }
    let text = try largeFile(500).text
    // The types that all documents share are irrelevant to the speed, but each document has its own finding that
    // changes.
    for (number, uri) in uris.enumerated() {
      try session.open(
        uri,
        text + "\nstruct Stuck\(number): View {\n  @State var a = 0\n  var body: some View { Text(\"\\(a)\") }\n}\n")
    }
    let line = text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } + 2
    for edit in 0..<options.documents {
      let uri = uris[edit % uris.count]
      let column = "  @State var a".utf8.count + edit / uris.count
      try session.replace(column..<column, ofLine: line, in: uri, with: "x")
      if edit.isMultiple(of: 5) {
        let position = ["line": line, "character": 13]
        _ = try session.client.ask("textDocument/hover", ["textDocument": ["uri": uri], "position": position])
      }
    }
    usleep(3_000_000)
    let memory = session.client.memory
    var publishes = 0
    var last: Set<String> = []
    let version = options.documents / uris.count + 1
    try session.client.wait("the last versions") { arrival in
      guard arrival.isPublish, let uri = arrival.uri else { return false }
      publishes += 1
      if arrival.version == version { last.insert(uri) }
      return last.count == uris.count
    }
    table.add(
      ["\(options.documents)"] + memoryCells(memory) + ["\(publishes)", "\(last.count) of \(uris.count)"])
    return table
  }

  /// Measures a document just below the size limit, which is checked, and one far above it.
  func huge() throws -> Table {
    var table = Table(["Document", "Opened to diagnostics", "Edit to diagnostics", "Diagnostics", "Memory", "Peak"])
    let block = try largeFile(20_000).text
    for megabytes in [3, 10] {
      let session = try ours.start(in: workspace)
      try session.waitForIndex()
      var text = ""
      while text.utf8.count + block.utf8.count < megabytes << 20 { text += block }
      while text.utf8.count < megabytes << 20 { text += "// \(text.utf8.count)\n" }
      let uri = "\(workspace.uri)Huge\(megabytes).swift"
      let started = try session.open(uri, text)
      var count = 0
      let opened =
        try (session.settle(uri) { count = $0.isPublish ? $0.diagnostics.count : count } - started) / .seconds(1)
      // A new first line moves all findings, so the server publishes them again.
      let edited = try session.replace(0..<0, ofLine: 0, in: uri, with: "\n")
      let again = try (session.settle(uri) - edited) / .seconds(1)
      table.add(
        ["\(megabytes) MB", milliseconds(opened), milliseconds(again), "\(count)"] + memoryCells(session.client.memory))
    }
    return table
  }
}
