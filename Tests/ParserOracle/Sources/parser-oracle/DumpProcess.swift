import Foundation

/// A process that runs `statewise-dev dump-syntax` for any number of files, in order.
final class DumpProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []
  private var consumed = 0

  /// - Parameter paths: the files whose nodes `next()` returns.
  init(executable: String, paths: [String]) throws {
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = ["dump-syntax"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = input.fileHandleForWriting
    let names = Data((paths.joined(separator: "\n") + "\n").utf8)
    Thread.detachNewThread {
      try? writer.write(contentsOf: names)
      try? writer.close()
    }
    _ = nextLine()  // the first header
  }

  /// Returns the nodes of the next file; nil if the process has ended too early.
  func next() -> [Node]? {
    var nodes: [Node] = []
    while let line = nextLine() {
      if line.first == UInt8(ascii: "=") { return nodes }
      if let node = Node(line: line) { nodes.append(node) }
    }
    defer { ended = true }
    return ended ? nil : nodes
  }
  private var ended = false

  private func nextLine() -> ArraySlice<UInt8>? {
    var searched = consumed
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { consumed = end + 1 }
        return buffer[consumed..<end]
      }
      if consumed > 0 {
        buffer.removeFirst(consumed)
        consumed = 0
      }
      searched = buffer.count
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer.append(contentsOf: more)
    }
  }
}

extension Node {
  /// Reads a line `kind start end ownStart-ownEnd …`.
  init?(line: ArraySlice<UInt8>) {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    var numbers: [Int] = []
    var number: Int?
    for byte in line[space...] {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      } else if let read = number {
        numbers.append(read)
        number = nil
      }
    }
    if let number { numbers.append(number) }
    guard numbers.count >= 2, numbers.count % 2 == 0 else { return nil }
    kind = String(decoding: line[..<space], as: UTF8.self)
    span = Span(start: numbers[0], end: numbers[1])
    own = stride(from: 2, to: numbers.count, by: 2).map { Span(start: numbers[$0], end: numbers[$0 + 1]) }
  }
}
