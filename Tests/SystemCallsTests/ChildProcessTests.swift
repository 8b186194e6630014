import SystemCalls
import Testing

@Suite("Other programs")
struct ChildProcessTests {
  private func shell(_ script: String) -> ChildProcess? { ChildProcess.run("sh", ["-c", script]) }

  @Test("Both outputs are read, regardless of their sizes")
  func bothOutputs() {
    let run = shell("head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 1000 /dev/zero >&2")
    #expect(run?.output.count == 300_000)
    #expect(run?.errors.count == 301_000)
    #expect(run?.status == 0)
  }

  @Test(
    "The status is the exit status, or contains the signal that ended the program",
    arguments: [("exit 3", 3), ("kill -9 $$", 137)])
  func status(script: String, status: Int32) {
    #expect(shell(script)?.status == status)
  }

  @Test("The input is empty, and reading it does not block")
  func input() {
    #expect(shell("cat; echo end")?.output == Array("end\n".utf8))
  }

  @Test("A missing program does not run")
  func missing() {
    #expect(ChildProcess.run("no-program-of-this-name", [])?.status ?? 127 == 127)
  }
}
