import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct HoverTests {
  @Test func aFindingIsExplainedWhereItIs() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    let hover = session.request("textDocument/hover", JSON.position(3, 15))["result"]
    #expect(hover["contents"]["kind"].string == "plaintext")
    #expect(hover["contents"]["value"].string?.contains("'n' is planted") == true)
    #expect(hover["range"]["start"]["character"].integer == 15)
  }

  @Test func pathToRightWrapperIsShown() {
    let session = InProcessSession(files: [:])
    session.open(
      "/project/Home.swift",
      "import SwiftUI\nstruct Home: View {\n  @State var n = 0\n  var body: some View { Text(\"\") }\n}\n")
    let position = #"{"textDocument":{"uri":"file:///project/Home.swift"},"position":{"line":2,"character":14}}"#
    let text = session.request("textDocument/hover", position)["result"]["contents"]["value"].string ?? ""
    #expect(text.contains("@State, or another wrapper?\n\n- Who owns it? This view"), "\(text)")
    #expect(text.hasSuffix("https://developer.apple.com/documentation/swiftui/state"), "\(text)")
  }

  @Test func otherPlacesHaveNoHover() {
    let session = InProcessSession.planted()
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.request("textDocument/hover", JSON.position(0, 0))["result"].isNull)
  }

  @Test func markdownIsSentToClientsThatSupportIt() {
    let session = InProcessSession.planted(
      capabilities: #"{"textDocument":{"hover":{"contentFormat":["markdown","plaintext"]}}}"#)
    session.open(uri: Sample.uri, Sample.bad)
    let hover = session.request("textDocument/hover", JSON.position(3, 15))["result"]
    #expect(hover["contents"]["kind"].string == "markdown")
  }

  @Test func hoverOnWrappedPropertyNamesOwner() {
    let session = InProcessSession(files: [
      "/project/Home.swift":
        "import SwiftUI\nstruct Home: View {\n  @State private var n = 0\n  var body: some View { Card(n: $n) }\n}\n"
    ])
    session.open(
      "/project/Card.swift",
      "import SwiftUI\nstruct Card: View {\n  @Binding var n: Int\n  var body: some View { Button(\"\") { n += 1 } }\n}\n"
    )
    let hover = session.request(
      "textDocument/hover", JSON.position(2, 15, uri: "file:///project/Card.swift"))["result"]
    #expect(
      hover["contents"]["value"].string
        == "'n' is owned by 'Home.n' (@State, Home.swift:3), and passed by 'Home' (Home.swift:4)")
    #expect(hover["range"]["start"]["character"].integer == 15)
    let wrapper = session.request(
      "textDocument/hover", JSON.position(2, 4, uri: "file:///project/Card.swift"))["result"]
    #expect(wrapper["contents"]["value"] == hover["contents"]["value"])
    #expect(wrapper["range"].isNull)
    let use = session.request("textDocument/hover", JSON.position(3, 37, uri: "file:///project/Card.swift"))["result"]
    #expect(use["contents"]["value"] == hover["contents"]["value"])
    #expect(use["range"]["start"]["character"].integer == 37)
    let name = session.request("textDocument/hover", JSON.position(1, 8, uri: "file:///project/Card.swift"))["result"]
    #expect(name["contents"]["value"].string == "'Card' receives 'n'")
    #expect(
      session.request("textDocument/hover", JSON.position(3, 40, uri: "file:///project/Card.swift"))["result"].isNull)
  }

  @Test func hoverOnCallListsStateOfView() {
    let session = InProcessSession()
    session.open(
      "/project/Home.swift",
      """
      import SwiftUI
      struct Home: View { var body: some View { Card().id(1) } }
      struct Card: View { @State private var n = 0; var body: some View { Text("\\(n)") } }

      """)
    let hover = session.request("textDocument/hover", JSON.position(1, 44, uri: "file:///project/Home.swift"))["result"]
    #expect(hover["contents"]["value"].string == "'Card' owns 'n'; identity by .id(1)")
    #expect(hover["range"]["start"]["character"].integer == 42)
  }
}
