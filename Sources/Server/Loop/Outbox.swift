import SystemCalls

/// The writer: a thread of its own, so that a client that stops reading never stops the main loop.
///
/// Messages go out in order. Of several publishes for one document that wait, only the newest is written.
final class Outbox: Sendable {
  private enum Item {
    case message([UInt8])
    case publish(uri: String)
  }

  private final class Contents: @unchecked Sendable {
    var items = Queue<Item>()
    var publishes: [String: [UInt8]] = [:]
    var waitingUTF8Count = 0
    var isWriting = false
    var isBroken = false
    var isClosed = false
  }

  private let monitor = Monitor()
  private let contents = Contents()
  private let descriptor: Int32
  private let highWaterUTF8Count: Int

  /// Writes to the descriptor until it breaks, and then says so once.
  ///
  /// - Parameter highWaterUTF8Count: above this there is no room: who asks without reading answers pays for it itself.
  init(descriptor: Int32, highWaterUTF8Count: Int = 64 << 20, onBreak: @escaping @Sendable () -> Void) {
    self.descriptor = descriptor
    self.highWaterUTF8Count = highWaterUTF8Count
    WorkerThread.start(stackByteCount: 512 << 10) { [self] in
      while let bytes = next() {
        guard write(bytes) else {
          monitor.locked {
            contents.isBroken = true
            contents.isWriting = false
            monitor.signal()
          }
          onBreak()
          break
        }
      }
      monitor.locked {
        while !contents.isClosed { monitor.wait() }
      }
      systemClose(descriptor)
    }
  }

  func add(_ message: OutgoingMessage) {
    let body = message.body
    monitor.locked {
      guard !contents.isBroken, !contents.isClosed else { return }
      if case .publish(let uri, _, _) = message {
        if let replaced = contents.publishes.updateValue(body, forKey: uri) {
          contents.waitingUTF8Count -= replaced.count
        } else {
          contents.items.append(.publish(uri: uri))
        }
      } else {
        contents.items.append(.message(body))
      }
      contents.waitingUTF8Count += body.count
      monitor.signal()
    }
  }

  /// Takes nothing more; what waits is written, and then the descriptor is closed.
  func close() {
    monitor.locked {
      contents.isClosed = true
      monitor.signal()
    }
  }

  /// Returns whether there is room, as soon as there is, or when nobody will ever make room.
  ///
  /// - Parameter seconds: how long to wait for it; as long as it takes when nil.
  @discardableResult
  func waitForRoom(atMostSeconds seconds: Double? = nil) -> Bool {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    return monitor.locked {
      while contents.waitingUTF8Count > highWaterUTF8Count, !contents.isBroken, !contents.isClosed {
        if let deadline, deadline <= .now { return false }
        monitor.wait(atMostSeconds: seconds)
      }
      return true
    }
  }

  /// Returns when all is written, the stream is broken, or the seconds have passed.
  func flush(atMostSeconds seconds: Double) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    monitor.locked {
      while !contents.items.isEmpty || contents.isWriting, !contents.isBroken, ContinuousClock.now < deadline {
        monitor.wait(atMostSeconds: seconds / 10)
      }
    }
  }

  private func next() -> [UInt8]? {
    monitor.locked {
      contents.isWriting = false
      monitor.signal()
      while contents.items.isEmpty {
        guard !contents.isClosed else { return nil }
        monitor.wait()
      }
      contents.isWriting = true
      var bytes: [UInt8] = []
      while bytes.count < 64 << 10, let item = contents.items.popFirst() {
        let body: [UInt8]
        switch item {
        case .message(let message): body = message
        case .publish(let uri): body = contents.publishes.removeValue(forKey: uri) ?? []
        }
        contents.waitingUTF8Count -= body.count
        bytes += OutgoingMessage.frame(body)
      }
      monitor.signal()
      return bytes
    }
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
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
