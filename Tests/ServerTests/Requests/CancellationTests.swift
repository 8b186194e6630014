import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct CancellationTests {
  @Test func aCancelledRequestHasExactlyOneAnswer() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let ask = JSON.codeAction(JSON.range(3, 15, 3, 15))
    for _ in 0..<20 {
      let count = session.received.count
      session.send([
        JSON.message("textDocument/codeAction", ask, id: "1000"),
        JSON.message("$/cancelRequest", #"{"id":1000}"#),
        JSON.message("textDocument/codeAction", ask, id: #""1000""#),
        JSON.message("$/cancelRequest", #"{"id":99}"#),
        JSON.message("$/cancelRequest", #"{"id":null}"#),
        JSON.message("textDocument/codeAction", ask, id: "1000"),
      ])
      let answers = session.received.dropFirst(count)
      #expect(answers.map { $0["id"] }.filter { $0 == .number("1000") }.count == 2)
      #expect(answers.first?["error"]["code"].integer == -32800)
      #expect(answers.dropFirst().allSatisfy { $0["result"].elements.count == 1 })
      #expect(answers.count == 3)
    }
  }
}
