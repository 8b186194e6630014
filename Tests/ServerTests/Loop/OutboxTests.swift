import SystemCalls
import Testing

@testable import Server

@Suite("Writing messages")
struct OutboxTests {
  @Test("Long and short parts are written in the order in which they were added")
  func parts() throws {
    let pipe = try #require(Descriptor.pipe())
    let outbox = Outbox(descriptor: pipe.writing) {}
    let long = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    let bodies = [
      MessageBody([1, 2, 3]), MessageBody(long), MessageBody(),
      MessageBody(parts: [long[..<5], long[7...], long[9..<10]]),
      MessageBody(parts: [long[100..<65_000], long[..<100]]), MessageBody([4, 5]),
    ]
    for body in bodies { outbox.add(.passed(body)) }
    outbox.close()
    outbox.add(.passed(MessageBody([6])))
    var reader = FrameReader()
    var received: [[UInt8]] = []
    var chunk = [UInt8](repeating: 0, count: 40_000)
    while case let count = systemRead(pipe.reading, &chunk, chunk.count), count > 0 {
      reader.append(chunk.prefix(count))
      while case .body(let body)? = reader.next() { received.append(body) }
    }
    systemClose(pipe.reading)
    #expect(received == bodies.map(\.bytes))
  }

  @Test("Adding messages to a full stream does not block, and all are written in order")
  func full() throws {
    let pipe = try #require(Descriptor.pipe())
    let outbox = Outbox(descriptor: pipe.writing) {}
    let bodies = (0..<20_000).map { MessageBody(Array("\($0)".utf8)) }
    for body in bodies { outbox.add(.passed(body)) }
    outbox.close()
    var reader = FrameReader()
    var received: [[UInt8]] = []
    var chunk = [UInt8](repeating: 0, count: 40_000)
    while case let count = systemRead(pipe.reading, &chunk, chunk.count), count > 0 {
      reader.append(chunk.prefix(count))
      while case .body(let body)? = reader.next() { received.append(body) }
    }
    systemClose(pipe.reading)
    #expect(received == bodies.map(\.bytes))
  }

  @Test("Effects on others come before our own jobs, in their order")
  func jobsLast() {
    let effects: [Effect] = [
      .run(Job(urgency: .interactive) { { _ in } }), .neighbor(.start(1)),
      .run(Job(urgency: .background) { { _ in } }), .exit(0),
    ]
    let kinds = effects.jobsLast.map { effect in
      switch effect {
      case .run(let job): "\(job.urgency)"
      case .exit: "exit"
      default: "neighbor"
      }
    }
    #expect(kinds == ["neighbor", "exit", "interactive", "background"])
  }
}
