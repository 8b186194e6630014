import SystemCalls

/// Writes messages on its own thread, so that a client that stops reading never blocks the main loop. If nothing is
/// waiting, the caller writes a short message itself.
///
/// Messages go out in order. If several publishes for one document are waiting, only the newest is written.
final class Outbox: @unchecked Sendable {
  private enum Item {
    case message(MessageBody)
    case publish(uri: String)
    /// The remaining bytes of a message that was only partly written right away.
    case rest([UInt8])
  }

  /// The usual capacity of a pipe, in bytes.
  private static let portionUTF8Count = 64 << 10
  /// The size up to which a write to a pipe is atomic on every system: `_POSIX_PIPE_BUF`.
  private static let instantUTF8Count = 512

  private let monitor = Monitor()
  private var items = Queue<Item>()
  private var publishes: [String: MessageBody] = [:]
  private var waitingUTF8Count = 0
  private var isWriting = false
  private var isBroken = false
  private var isClosed = false
  private let descriptor: Int32
  private let highWaterUTF8Count: Int

  /// Writes to the descriptor until a write fails; then calls `onBreak` once.
  ///
  /// - Parameter highWaterUTF8Count: If more than this is waiting, there is no room. So a client that sends requests
  ///   without reading the answers only slows down itself.
  init(descriptor: Int32, highWaterUTF8Count: Int = 64 << 20, onBreak: @escaping @Sendable () -> Void) {
    self.descriptor = descriptor
    self.highWaterUTF8Count = highWaterUTF8Count
    WorkerThread.start(stackByteCount: 512 << 10) { [self] in
      while let parts = next() {
        guard write(parts) else {
          monitor.locked {
            isBroken = true
            isWriting = false
            monitor.notifyAll()
          }
          onBreak()
          break
        }
      }
      monitor.locked {
        while !isClosed { monitor.wait() }
      }
      systemClose(descriptor)
    }
  }

  func add(_ message: OutgoingMessage) {
    let body = message.body
    monitor.locked {
      guard !isBroken, !isClosed else { return }
      if items.isEmpty, !isWriting, writeAtOnce(body) { return }
      if case .publish(let uri, _, _) = message {
        if let replaced = publishes.updateValue(body, forKey: uri) {
          waitingUTF8Count -= replaced.utf8Count
        } else {
          items.append(.publish(uri: uri))
        }
      } else {
        items.append(.message(body))
      }
      waitingUTF8Count += body.utf8Count
      monitor.notifyAll()
    }
  }

  /// Accepts no more messages. Those that are waiting are still written; then the descriptor is closed.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.notifyAll()
    }
  }

  /// Waits for room. Returns false only if the time ran out; true also if the stream is broken or closed.
  ///
  /// - Parameter seconds: How long to wait; nil to wait as long as it takes.
  @discardableResult
  func waitForRoom(atMostSeconds seconds: Double? = nil) -> Bool {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    return monitor.locked {
      while waitingUTF8Count > highWaterUTF8Count, !isBroken, !isClosed {
        if let deadline, deadline <= .now { return false }
        monitor.wait(atMostSeconds: seconds)
      }
      return true
    }
  }

  /// Waits until everything is written, the stream is broken, or the seconds have passed.
  func flush(atMostSeconds seconds: Double) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    monitor.locked {
      while !items.isEmpty || isWriting, !isBroken, ContinuousClock.now < deadline {
        monitor.wait(atMostSeconds: seconds / 10)
      }
    }
  }

  private func next() -> [ArraySlice<UInt8>]? {
    monitor.locked {
      isWriting = false
      monitor.notifyAll()
      while items.isEmpty {
        guard !isClosed else { return nil }
        monitor.wait()
      }
      isWriting = true
      var parts: [ArraySlice<UInt8>] = []
      var utf8Count = 0
      while utf8Count < Self.portionUTF8Count, let item = items.popFirst() {
        let body: MessageBody
        switch item {
        case .message(let message): body = message
        case .publish(let uri): body = publishes.removeValue(forKey: uri) ?? MessageBody()
        case .rest(let rest):
          parts.append(rest[...])
          continue
        }
        waitingUTF8Count -= body.utf8Count
        utf8Count += body.utf8Count
        parts += body.framed.parts
      }
      monitor.notifyAll()
      return parts
    }
  }

  /// Writes a short message right away if nothing is waiting before it and the stream does not block. The writer's
  /// thread may not be scheduled soon while the analysis uses all processors.
  private func writeAtOnce(_ body: MessageBody) -> Bool {
    let bytes = body.utf8Count < Self.instantUTF8Count ? body.framed.bytes : []
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard !bytes.isEmpty, bytes.count <= Self.instantUTF8Count, poll(&ready, 1, 0) == 1,
      ready.revents == Int16(POLLOUT)
    else { return false }
    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
    // The writer's thread handles errors.
    guard count > 0 else { return false }
    if count < bytes.count {
      items.append(.rest(Array(bytes[count...])))
      monitor.notifyAll()
    }
    return true
  }

  /// Copies short parts together into one write; writes long ones without copying.
  private func write(_ parts: [ArraySlice<UInt8>]) -> Bool {
    var short: [UInt8] = []
    for part in parts {
      let room = max(0, Self.portionUTF8Count - short.count)
      short += part.prefix(room)
      guard part.count > room else { continue }
      guard write(short[...]), write(part.dropFirst(room)) else { return false }
      short.removeAll(keepingCapacity: true)
    }
    return write(short[...])
  }

  private func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
