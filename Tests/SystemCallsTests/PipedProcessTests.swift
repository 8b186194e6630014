import SystemCalls
import Testing

@Suite("Programs connected through pipes")
struct PipedProcessTests {
  @Test("The program reads and writes until its input ends")
  func pipes() throws {
    let process = try #require(PipedProcess("cat", []))
    Descriptor.write(Array("hello".utf8), to: process.input)
    systemClose(process.input)
    #expect(Descriptor.readAll(process.output) == Array("hello".utf8))
    systemClose(process.output)
    #expect(process.waitForEnd(atMostSeconds: 60))
  }

  @Test("A program that ignores SIGTERM is killed")
  func end() throws {
    let script = "trap '' TERM; echo ready; for i in 1 2 3 4 5 6; do sleep 1; done"
    let process = try #require(PipedProcess("sh", ["-c", script]))
    var first = [UInt8](repeating: 0, count: 1)
    #expect(systemRead(process.output, &first, 1) == 1)
    #expect(!process.waitForEnd(atMostSeconds: 0))
    process.end(afterSeconds: 0.05)
    #expect(process.waitForEnd(atMostSeconds: 60))
    systemClose(process.input)
    systemClose(process.output)
  }

  @Test("A missing program does not run")
  func missing() {
    #expect(PipedProcess("no-program-of-this-name", []).map { $0.waitForEnd(atMostSeconds: 60) } ?? true)
  }
}
