import Foundation

/// How long after an edit the diagnostics of a large file are there, in a workspace of many files.
struct Latency {
  private static let fileCount = 2_000
  private static let lineCount = 5_000

  /// Where the workspace's files are copied from.
  let folder: String
  let edits: Int
  let products: String

  func run() throws {
    let workspace = FileManager.default.temporaryDirectory.appendingPathComponent("latency-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: workspace) }
    let (count, text) = try copy(to: workspace)
    let lines = text.reduce(0) { $1.isNewline ? $0 + 1 : $0 }
    print("\(edits) edits in a file of \(lines) lines, \(count) files, medians and 99th percentiles\n")
    var table = Table(["Server", "Median", "99th percentile", "Longest"])
    let ours = try LanguageClient(products + "/statewise", ["lsp", "--stdio"])
    table.add(row("statewise, edit to published diagnostics", try measure(ours, workspace, text, pulls: false)))
    if let other = Self.sourceKit {
      let client = try LanguageClient(other, [])
      table.add(row("sourcekit-lsp, edit to pulled diagnostics", try measure(client, workspace, text, pulls: true)))
    }
    print(table.text)
  }

  private static var sourceKit: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/sourcekit-lsp" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  // MARK: The workspace

  /// Copies files and puts the beginning of them into one large file, which ends with a view to be edited.
  private func copy(to workspace: URL) throws -> (fileCount: Int, text: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var large = "import SwiftUI\n"
    var lines = 0
    var count = 1
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    for name in names.filter({ $0.hasSuffix(".swift") }).sorted().prefix(Self.fileCount - 1) {
      guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else { continue }
      if lines < Self.lineCount, text.contains("import SwiftUI") {
        large += text + "\n"
        lines += text.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
      } else {
        try text.write(to: workspace.appendingPathComponent("File\(count).swift"), atomically: false, encoding: .utf8)
        count += 1
      }
    }
    large += "struct Probe: View {\n  @State var probe = 0\n  var body: some View { Text(\"\\(probe)\") }\n}\n"
    try large.write(to: workspace.appendingPathComponent("Large.swift"), atomically: false, encoding: .utf8)
    return (count, large)
  }

  // MARK: Edits

  /// Puts `private` in front of the probe's `var` and takes it away again, so that each edit changes the diagnostics.
  private func measure(
    _ client: LanguageClient, _ workspace: URL, _ text: String, pulls: Bool
  ) throws -> [Double] {
    let uri = workspace.appendingPathComponent("Large.swift").absoluteString
    try client.request(
      "initialize",
      [
        "rootUri": workspace.absoluteString, "processId": ProcessInfo.processInfo.processIdentifier,
        "capabilities": ["textDocument": ["publishDiagnostics": ["versionSupport": true]]],
      ])
    try client.notify("initialized", [:])
    try client.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
    if !pulls { try client.waitForDiagnostics(of: uri, version: 1) }
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count - 4
    let column = "  @State ".count
    var seconds: [Double] = []
    for edit in 0..<edits + Self.warmUp {
      let isPrivate = edit.isMultiple(of: 2)
      let end = isPrivate ? column : column + "private ".count
      let started = ContinuousClock.now
      try client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": uri, "version": edit + 2],
          "contentChanges": [
            [
              "range": [
                "start": ["line": line, "character": column], "end": ["line": line, "character": end],
              ],
              "text": isPrivate ? "private " : "",
            ] as [String: Any]
          ],
        ])
      if pulls {
        try client.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
      } else {
        try client.waitForDiagnostics(of: uri, version: edit + 2)
      }
      if edit >= Self.warmUp { seconds.append((ContinuousClock.now - started) / .seconds(1)) }
    }
    return seconds.sorted()
  }

  /// Edits that do not count: the index is being built meanwhile.
  private static let warmUp = 50

  private func row(_ title: String, _ sorted: [Double]) -> [String] {
    let shown = [sorted.count / 2, sorted.count * 99 / 100, sorted.count - 1].map { index in
      sorted.indices.contains(index) ? String(format: "%.1f ms", sorted[index] * 1000) : "none"
    }
    return [title] + shown
  }
}
