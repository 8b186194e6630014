import Foundation

/// A language server as an editor starts it, talked to one message at a time.
final class LanguageClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()
  private var lastID = 0

  init(_ program: String, _ arguments: [String]) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { process.terminate() }

  func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  /// Sends a request and waits for its response.
  func request(_ method: String, _ parameters: [String: Any]) throws {
    lastID += 1
    let id = lastID
    try send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    try wait { $0["id"] as? Int == id && $0["method"] == nil }
  }

  /// Waits for the diagnostics of a version of a document.
  func waitForDiagnostics(of uri: String, version: Int) throws {
    try wait { message in
      guard message["method"] as? String == "textDocument/publishDiagnostics",
        let parameters = message["params"] as? [String: Any]
      else { return false }
      return parameters["uri"] as? String == uri && parameters["version"] as? Int == version
    }
  }

  /// Reads messages until one fits; requests of the server are answered with null.
  func wait(_ fits: ([String: Any]) -> Bool) throws {
    while true {
      let message = try next()
      if fits(message) { return }
      if let id = message["id"], message["method"] != nil {
        try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func next() throws -> [String: Any] {
    let blankLine = Data("\r\n\r\n".utf8)
    while true {
      if let end = received.range(of: blankLine) {
        let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        let length = header.split(separator: "\r\n").compactMap { line in
          line.hasPrefix("Content-Length: ") ? Int(line.dropFirst("Content-Length: ".count)) : nil
        }
        let bodyEnd = end.upperBound + (length.first ?? 0)
        if received.endIndex >= bodyEnd {
          let body = Data(received[end.upperBound..<bodyEnd])
          received = Data(received[bodyEnd...])
          return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Mistake("The language server ended.") }
      received += more
    }
  }
}
