import SystemCalls

/// Splits a byte stream into message bodies (LSP 3.17, "Base Protocol"), and recovers after an invalid header.
///
/// Header names are case-insensitive, unknown headers are skipped, and bytes may arrive in any portions. If a header is
/// invalid, everything up to the next `Content-Length:` is skipped and reported as one `malformed`.
struct FrameReader {
  enum Frame: Equatable {
    case body([UInt8])
    /// Bytes that were skipped, with the reason as a clause.
    case malformed(String)

    var utf8Count: Int {
      switch self {
      case .body(let body): body.count
      case .malformed(let reason): reason.utf8.count
      }
    }
  }

  /// Reads a descriptor to its end, and passes on the frames of each portion that has any.
  ///
  /// - Parameter take: Receives the frames, and whether more bytes are probably available.
  static func readAll(of descriptor: Int32, _ take: ([Frame], _ moreFollows: Bool) -> Void) {
    var reader = FrameReader()
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
        continue
      }
      guard count > 0 else { return }
      reader.append(chunk.prefix(count))
      var frames: [Frame] = []
      while let frame = reader.next() { frames.append(frame) }
      // If a portion is full, more bytes probably follow.
      if !frames.isEmpty { take(frames, count == chunk.count) }
    }
  }

  /// The longest body that is accepted. No editor sends a longer one; a larger length is a mistake that must not make
  /// the server wait for gigabytes.
  static let maximumBodyUTF8Count = 256 * 1024 * 1024
  private static let maximumHeaderUTF8Count = 4096
  private static let maximumBlockUTF8Count = 16 * 1024
  private static let lengthName = Array("content-length".utf8)

  private var buffer: [UInt8] = []
  /// Where the current header block begins.
  private var start = 0
  /// Where the first unread line of the header block begins, and the length that the lines before it contain.
  private var lineStart = 0
  private var length: Int?
  private var isSkipping = false
  /// A body that has been received in part, and the number of missing bytes.
  private var partial: (body: [UInt8], missingUTF8Count: Int)?
  /// The most memory that is reserved for a body in advance, because a length may be a mistake.
  private static let maximumReservedUTF8Count = 16 << 20

  private enum Header {
    case complete(bodyStart: Int, length: Int)
    case incomplete
    case broken(String)
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let part = bytes.prefix(partial?.missingUTF8Count ?? 0)
    partial?.body.append(contentsOf: part)
    partial?.missingUTF8Count -= part.count
    buffer.append(contentsOf: bytes.dropFirst(part.count))
  }

  /// Returns the next frame; nil if more bytes are needed.
  mutating func next() -> Frame? {
    if let body = partial?.body {
      guard partial?.missingUTF8Count == 0 else { return nil }
      partial = nil
      return .body(body)
    }
    while true {
      if isSkipping {
        guard skipToLength(from: start) else { return nil }
        isSkipping = false
      }
      switch header() {
      case .incomplete:
        return nil
      case .broken(let message):
        isSkipping = true
        begin(at: min(start + 1, buffer.count))
        return .malformed(message)
      case .complete(let bodyStart, let length):
        guard buffer.count - bodyStart >= length else {
          beginBody(at: bodyStart, length)
          return nil
        }
        let body = Array(buffer[bodyStart..<bodyStart + length])
        begin(at: bodyStart + length)
        dropConsumed()
        return .body(body)
      }
    }
  }

  /// Begins a body whose rest is still missing. The rest is appended directly to it, so that it is not copied twice.
  private mutating func beginBody(at bodyStart: Int, _ length: Int) {
    var body: [UInt8] = []
    body.reserveCapacity(min(length, Self.maximumReservedUTF8Count))
    body += buffer[bodyStart...]
    partial = (body, length - body.count)
    buffer.removeAll(keepingCapacity: true)
    begin(at: 0)
  }

  private mutating func begin(at offset: Int) {
    start = offset
    lineStart = offset
    length = nil
  }

  private mutating func dropConsumed() {
    guard start == buffer.count || start > 64 * 1024 else { return }
    buffer.removeFirst(start)
    begin(at: 0)
  }

  /// Moves to the next place that looks like a length header, and returns whether there is one. Keeps bytes that may be
  /// the beginning of one.
  private mutating func skipToLength(from first: Int) -> Bool {
    let name = Self.lengthName
    var candidate = first
    while candidate + name.count < buffer.count {
      if matchesName(at: candidate), buffer[candidate + name.count] == UInt8(ascii: ":") {
        begin(at: candidate)
        return true
      }
      candidate += 1
    }
    begin(at: max(first, candidate))
    dropConsumed()
    return false
  }

  private func matchesName(at offset: Int) -> Bool {
    for (index, expected) in Self.lengthName.enumerated() where lowercased(buffer[offset + index]) != expected {
      return false
    }
    return true
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  /// Returns the header block that begins at `start`. Each line is read once, however the bytes arrive.
  private mutating func header() -> Header {
    while true {
      guard let lineFeed = buffer[lineStart...].prefix(Self.maximumHeaderUTF8Count).firstIndex(of: UInt8(ascii: "\n"))
      else {
        return buffer.count - lineStart < Self.maximumHeaderUTF8Count
          ? .incomplete : .broken("a header line is too long")
      }
      var line = buffer[lineStart..<lineFeed]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let nextLineStart = lineFeed + 1
      guard nextLineStart - start <= Self.maximumBlockUTF8Count else { return .broken("a header is too long") }
      if line.isEmpty {
        guard let length else { return .broken("a header has no Content-Length") }
        return .complete(bodyStart: nextLineStart, length: length)
      }
      lineStart = nextLineStart
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return .broken("a header line has no colon") }
      let name = line[..<colon]
      guard !name.isEmpty, name.allSatisfy(isTokenByte) else { return .broken("a header's name is invalid") }
      guard name.map(lowercased) == Self.lengthName else { continue }
      guard let value = number(line[(colon + 1)...]) else { return .broken("Content-Length is not a usable number") }
      length = value
    }
  }

  private func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func number(_ text: ArraySlice<UInt8>) -> Int? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let digits = text.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    guard digits.count <= 12, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(String(decoding: digits, as: UTF8.self)), number <= Self.maximumBodyUTF8Count
    else { return nil }
    return number
  }
}
