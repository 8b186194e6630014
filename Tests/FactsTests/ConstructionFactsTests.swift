import Facts
import Testing

@Suite struct ConstructionFactsTests {
  private func constructions(_ body: String) -> [Construction] {
    facts("struct Home: View {\n  var body: some View {\n\(body)\n  }\n}").summary.constructions
  }

  private func construction(_ body: String) -> Construction? {
    constructions(body).first { $0.typePath == "Card" }
  }

  @Test func identitiesOfChainAndContainersAreRecorded() {
    #expect(construction("Card(a: x).padding().id(x)")?.identities.map(\.name) == ["x"])
    #expect(construction("VStack { HStack { Card() }.id(a.b) }.frame().id(c)")?.identities.map(\.name) == ["a", "c"])
    #expect(construction("VStack { Card() }.id(0)")?.identities == [])
    #expect(construction("VStack { Text(\"\").id(x); Card() }")?.identities == [])
    #expect(construction("List { }.id(x).sheet(isPresented: $p) { Card() }.id(y)")?.identities.map(\.name) == ["y"])
  }

  @Test func positionsDescribeUseOfValue() {
    #expect(construction("Card()")?.position == .statement)
    #expect(construction("VStack { Card().padding() }")?.position == .statement)
    #expect(construction("return Card()")?.position == .statement)
    #expect(construction("NavigationLink(destination: Card()) { }")?.position == .shownArgument)
    #expect(construction("let card = Card()")?.position == .expression)
    #expect(construction("make(Card())")?.position == .expression)
    #expect(construction("Card().configured { $0.x = 1 }")?.position == .expression)
    #expect(construction("Card().onReceive(p) { print($0) }")?.position == .statement)
    #expect(facts("let card = Card()").summary.constructions.first?.position == .inferredProperty)
    #expect(
      facts("struct S { let make = { Host(Card()) } }").summary.constructions.first?.position == .inferredProperty)
    #expect(facts("struct S { let card: Any = Card() }").summary.constructions.first?.position == .expression)
  }

  @Test func writtenTypeResolvesImplicitCall() {
    #expect(construction("let card: Card = .init(a: 1)")?.arguments.map(\.label) == ["a"])
    #expect(facts("struct S { var card: Deck.Card = .init(a: 1) }").summary.constructions.first?.callee == .implicit)
    #expect(facts("struct S { var card: Card = .init() }").summary.constructions.first?.callee == .type)
    #expect(constructions("let card: Card? = .init(a: 1)").first?.callee == .implicit)
    #expect(constructions("let cards: [Card] = [.init(a: 1)]").first?.callee == .type)
    #expect(constructions("let card: Card = make(.init(a: 1))").first?.callee == .implicit)
    #expect(constructions("let card: Card = .init(a: 1).with(b)").first?.callee == .implicit)
  }

  @Test(arguments: [
    ("func f() -> Card { .init(a: 1) }", Construction.Callee.type),
    ("func f() -> Self { return .init(a: 1) }", .ownType),
    ("var x: Card { .init(a: 1) }", .type), ("static var x: Card { if y { .init(a: 1) } else { z } }", .type),
    ("func f() -> Card? { .init(a: 1) }", .implicit), ("func f() -> Card { make { .init(a: 1) } }", .implicit),
    ("func f() -> Card { var x: Deck { .init(a: 1) } }", .type), ("func f() -> Card { g(.init(a: 1)) }", .implicit),
    ("func f() -> Card { func g() -> [Int] { .init(a: 1) } }", .implicit),
  ])
  func aWrittenResultDoesToo(member: String, expected: Construction.Callee) {
    let found = facts("struct S {\n\(member)\n}").summary.constructions.first { !$0.arguments.isEmpty }
    #expect(found?.callee == expected, "\(member)")
  }

  @Test func modifiersFollowMembersOfTypeOnly() {
    func text(_ body: String) -> String? {
      let facts = facts("struct S: View {\n  var body: some View {\n\(body)\n  }\n}")
      return facts.summary.constructions.first { $0.typePath == "Card" }.map { facts.text($0.modifierBase) }
    }
    #expect(text("Card(a: 1).padding()") == "Card(a: 1)")
    #expect(text("Card(a: 1).equatable().padding()") == "Card(a: 1).equatable()")
    #expect(text("VStack { Card() }.equatable()") == "Card()")
  }

  @Test func contextsAreMarked() {
    #expect(facts("#Preview { Card() }").summary.constructions.first?.context == .isPreview)
    #expect(
      facts("struct P: PreviewProvider { static var previews: some View { Card() } }").summary.constructions.first?
        .context == [.isPreview, .isInStatic, .isDrawn])
    #expect(construction("NavigationLink { Card() } label: { }")?.context.contains(.isPushed) == true)
    #expect(construction("NavigationLink(destination: Card()) { }")?.context.contains(.isPushed) == true)
    #expect(construction("Text(\"\").sheet(item: $i) { _ in Card() }")?.context.contains(.isPushed) == false)
    #expect(construction("AppLink { Text(\"\") } destination: { Card() }")?.context.contains(.isPushed) == true)
    #expect(construction("Button(\"\") { show(Card()) }")?.context.contains(.isDrawn) == false)
  }

  @Test func objectsCreatedInActionsAreMarked() {
    func isInAction(_ source: String) -> Bool? {
      facts(source).summary.constructions.first { $0.typePath == "Card" }?.context.contains(.isInAction)
    }
    #expect(construction("Button(\"\") { show { Card() } }")?.context.contains(.isInAction) == true)
    #expect(construction("Panel { Card() }")?.context.contains(.isInAction) == false)
    #expect(isInAction("class C { func open() { Task { show { Card() } } } }") == true)
    #expect(isInAction("class C { func make() -> some View { Card() } }") == false)
    // The new view replaces the previous view, as a body does.
    #expect(isInAction("class C { func f() { host.rootView = Card() } }") == false)
    #expect(isInAction("class C { func f() { host.rootView = x; show(Card()) } }") == true)
  }

  @Test func mentionsHaveTheirRoot() {
    let mentions = construction("ForEach(users) { u in Card(a: u.name, b: self.x.y, c: z) }")?.arguments.flatMap(
      \.mentions)
    #expect(mentions?.map(\.root) == [.closureParameter, .selfMember, .memberOrGlobal])
    #expect(mentions?.map(\.name) == ["u", "x", "z"])
    #expect(mentions?.map(\.members) == ["name", "y", ""])
    #expect(mentions?.first?.parameterKind == .element)
  }

  @Test func unwrappedNameRefersToOuterOne() {
    let mention = construction("if let user = model.user { Card(a: user.name) }")?.arguments.first?.mentions.first
    #expect(mention == Reference(root: .memberOrGlobal, name: "model", members: "user.name"))
  }

  @Test(arguments: [
    ("ForEach(xs) { x in Card(a: x) }", ClosureParameterKind.element),
    ("ForEach(xs, id: \\.self) { Card(a: $0) }", .elementByValue),
    ("ForEach(xs.indices, id: \\.self) { i in Card(a: i) }", .index),
    ("ForEach(0..<n) { i in Card(a: i) }", .index),
    ("ForEach(Array(xs.enumerated()), id: \\.offset) { p in Card(a: p) }", .elementByIndex),
    ("Text(\"\").sheet(item: $x) { x in Card(a: x) }", .item),
    ("GeometryReader { g in Card(a: g) }", .other),
  ])
  func parametersKnowTheirClosure(body: String, expected: ClosureParameterKind) {
    #expect(construction(body)?.arguments.first?.mentions.first?.parameterKind == expected, "\(body)")
  }

  @Test func initializersWithoutACallAreFound() {
    let found = facts("let f = items.map(Card.init); let g = Card.init(a:b:)").summary.constructions
    #expect(found.map(\.callee) == [.reference, .reference])
    #expect(found.map { $0.arguments.map(\.label) } == [[], ["a", "b"]])
  }
}
