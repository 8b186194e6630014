import Foundation

/// The process at the other end of `lsp --beside`. It is this program with another option, and does almost nothing, so
/// that only passing messages takes time.
enum StandIn: String {
  /// A server with prepared answers. It tells the client when it has received a change.
  case neighbor = "--be-neighbor"
  /// A process that only copies bytes between its client and the server that it starts.
  case relay = "--be-relay"

  static let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  static let answerMethod = "bench/answer"
  static let heardMethod = "bench/heard"

  /// Runs until the input ends. Never returns.
  func run(_ arguments: [String]) throws -> Never {
    switch self {
    case .neighbor: try answer()
    case .relay: try relay(arguments)
    }
    exit(0)
  }

  // MARK: The neighbor

  private func answer() throws {
    var results: [Int: [UInt8]] = [:]
    while let message = try Self.next() {
      let method = message["method"] as? String
      if method == "textDocument/didChange" {
        let params = #"{"uptime":\#(ProcessInfo.processInfo.systemUptime)}"#
        Self.send(Array(#"{"jsonrpc":"2.0","method":"\#(Self.heardMethod)","params":\#(params)}"#.utf8))
      }
      guard let id = message["id"] as? Int else { continue }
      var result = Array("null".utf8)
      if method == "initialize" {
        result = Array(#"{"capabilities":{"textDocumentSync":2,"definitionProvider":true}}"#.utf8)
      } else if method == Self.answerMethod, let count = (message["params"] as? [String: Int])?["byteCount"] {
        result = results[count] ?? Self.result(count)
        results[count] = result
      }
      Self.send(Array(#"{"jsonrpc":"2.0","id":\#(id),"result":"#.utf8) + result + Array("}".utf8))
    }
  }

  /// Returns JSON with as many completions as fit into the given number of bytes.
  private static func result(_ byteCount: Int) -> [UInt8] {
    var bytes = Array(#"[{"label":"first"}"#.utf8)
    while bytes.count < byteCount {
      bytes += Array(#",{"label":"completion\#(bytes.count)","kind":2,"detail":"(Int) -> [String]"}"#.utf8)
    }
    return bytes + Array("]".utf8)
  }

  private static func next() throws -> [String: Any]? {
    var header: [UInt8] = []
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard let byte = read(1) else { return nil }
      header += byte
    }
    let words = String(decoding: header, as: UTF8.self).split { $0 == " " || $0.isNewline }
    guard let count = words.last.flatMap({ Int($0) }), let body = read(count) else { return nil }
    return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
  }

  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes { Foundation.read(0, $0.baseAddress?.advanced(by: done), count - done) }
      guard more > 0 else { return nil }
      done += more
    }
    return bytes
  }

  private static func send(_ body: [UInt8]) {
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    bytes.withUnsafeBytes { _ = write($0, to: 1) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let more = Foundation.write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      guard more > 0 else { return false }
      done += more
    }
    return true
  }

  // MARK: The relay

  private func relay(_ arguments: [String]) throws {
    let server = Process()
    let (input, output) = (Pipe(), Pipe())
    server.executableURL = URL(fileURLWithPath: arguments.first ?? "")
    server.arguments = Array(arguments.dropFirst())
    server.standardInput = input
    server.standardOutput = output
    try server.run()
    let toIt = input.fileHandleForWriting.fileDescriptor
    let fromIt = output.fileHandleForReading.fileDescriptor
    Thread.detachNewThread {
      Self.copy(from: 0, to: toIt)
      close(toIt)
    }
    Self.copy(from: fromIt, to: 1)
    withExtendedLifetime((input, output)) { server.terminate() }
  }

  private static func copy(from source: Int32, to target: Int32) {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { chunk.deallocate() }
    while case let count = Foundation.read(source, chunk.baseAddress, chunk.count), count > 0 {
      guard write(UnsafeRawBufferPointer(rebasing: chunk[..<count]), to: target) else { return }
    }
  }
}
