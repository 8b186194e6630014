import Analysis
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct ResolveTests {
  private let capabilities = """
    {"workspace":{"workspaceEdit":{"documentChanges":true}},"textDocument":{"codeAction":{"codeActionLiteralSupport":{},
    "isPreferredSupport":true,"dataSupport":true,"resolveSupport":{"properties":["edit"]}}}}
    """

  private func session() -> InProcessSession { .planted(capabilities: capabilities) }

  @Test func unresolvedActionGetsEditWhenChosen() throws {
    let session = session()
    let provider = session.received.first?["result"]["capabilities"]["codeActionProvider"]
    #expect(provider?["resolveProvider"].bool == true)
    session.open(uri: Sample.uri, Sample.bad)
    let offered = try #require(session.fixes(JSON.range(3, 15, 3, 15)).first)
    #expect(offered["edit"].isNull)
    #expect(offered["isPreferred"].bool == true)
    let resolved = session.resolve(offered)["result"]
    let change = resolved["edit"]["documentChanges"].elements.first
    #expect(change?["edits"].elements.first?["newText"].string == "private ")
    #expect(change?["textDocument"]["version"].integer == 1)
    #expect(["title", "kind", "isPreferred", "data"].allSatisfy { resolved[$0] == offered[$0] })
  }

  @Test func editMatchesTextAtThatTime() throws {
    let session = session()
    session.open(uri: Sample.uri, Sample.bad)
    let offered = try #require(session.fixes(JSON.range(3, 15, 3, 15)).first)
    session.change(#"[{"range":\#(JSON.range(0, 0, 0, 0)),"text":"// x\n"}]"#)
    let change = session.resolve(offered)["result"]["edit"]["documentChanges"].elements.first
    #expect(change?["edits"].elements.first?["range"]["start"]["line"].integer == 4)
    #expect(change?["textDocument"]["version"].integer == 2)
  }

  @Test func fixThatBecomesSafeAfterItWasOfferedHasItsEdit() throws {
    let session = session()
    session.open(uri: Sample.uri, Sample.bad)
    guard case .object(var offered) = try #require(session.fixes(JSON.range(3, 15, 3, 15)).first) else { return }
    offered["title"] = .string("Make it private (review first)")
    #expect(!session.resolve(.object(offered))["result"]["edit"].isNull)
  }

  @Test func fixedCodeIsNotFixedTwice() throws {
    let session = session()
    session.open(uri: Sample.uri, Sample.bad)
    let offered = try #require(session.fixes(JSON.range(3, 15, 3, 15)).first)
    session.change(#"[{"text":\#(JSON.string(Sample.good))}]"#)
    #expect(session.resolve(offered)["error"]["code"].integer == -32801)
    session.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)
    #expect(session.resolve(offered)["error"]["code"].integer == -32801)
  }

  @Test func everyDeclaredCapabilityWorks() throws {
    let session = session()
    session.open(uri: Sample.uri, Sample.bad + Sample.bad.replacing("struct A", with: "struct B"))
    let shown = JSON.text(of: session.publishes().last?["diagnostics"] ?? .null)
    let offered = session.codeActions(JSON.range(3, 15, 3, 15), diagnostics: shown)["result"].elements
    #expect(offered.count == 5)
    for action in offered {
      #expect(action["edit"].isNull)
      #expect(!session.resolve(action)["result"]["edit"].isNull, "\(action["title"])")
    }
  }

  /// Scripts that fix on saving do not resolve actions.
  @Test func fixAllHoldsItsEdit() {
    let session = session()
    session.open(uri: Sample.uri, Sample.bad)
    let actions = session.codeActions(JSON.range(0, 0, 0, 0), only: #"["source.fixAll"]"#)["result"].elements
    #expect(actions.map { $0["edit"].isNull } == [false])
  }

  @Test func foreignActionsAreReturnedUnchanged() {
    let session = session()
    for action in [#"{"title":"x"}"#, #"{"title":"x","data":7}"#, #"{"title":"x","data":{"v":2,"uri":"file:///a"}}"#] {
      #expect(session.request("codeAction/resolve", action)["result"] == (try? JSONValue(parsing: Array(action.utf8))))
    }
    #expect(session.request("codeAction/resolve", "{}")["error"]["code"].integer == -32602)
  }
}
