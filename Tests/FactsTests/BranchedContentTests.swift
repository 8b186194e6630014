import Facts
import Testing

@Suite struct BranchedContentTests {
  private func branched(_ statements: String) -> [String] {
    let found = facts(
      """
      struct Glow: ViewModifier {
        let content2: C
        func body(content: Content) -> some View { \(statements) }
      }
      """)
    return found.branchedContents.map { branched in
      let names = branched.mentions.map(\.name).joined(separator: " ")
      return "\(branched.name) by \(names)" + (branched.traits.contains(.isIntentional) ? " meant" : "")
    }
  }

  @Test(arguments: [
    ("if on { content.opacity(1) } else { content }", ["content by on"]),
    ("if on { content } else if off && x.y { Text(\"\") } else { content }", ["content by on off x"]),
    ("if on { HStack { Group { content } } } else { content }", ["content by on"]),
    ("if on { AnyView(content.padding()) } else { AnyView(content) }", ["content by on"]),
    ("switch kind { case .a: content; case .b: content.padding(); default: Text(\"\") }", ["content by kind"]),
    ("if on { self.content2 } else { content2 }", ["content2 by on"]),
    ("if on { content2() } else { content2().padding() }", ["content2 by on"]),
    ("if let x = on { content.padding(x) } else { content }", ["content by on"]),
    ("if on { content.id(1) } else { content }", ["content by on meant"]),
    ("if on { content } else { content.hidden() }", ["content by on meant"]),
    ("if on { return content } else { return content.padding() }", []),
    ("if on { if off { content } } else { content }", ["content by on"]),
    ("if on { content }", []),
    ("if on { content } else { Text(\"\") }", []),
    ("if on { content } else { Text(\"\").background { content } }", []),
    ("if on { content } else { NavigationLink { content } label: { } }", []),
    ("if on { other } else { other.padding() }", []),
    ("Button(\"\") { if on { content } else { content } }", []),
  ])
  func whatStandsInSeveralBranches(statements: String, expected: [String]) {
    #expect(branched(statements) == expected, "\(statements)")
  }

  @Test func conditionInsideAnother() {
    let found = branched("if on { if off { content } else { content.padding() } } else { content }")
    #expect(found == ["content by off", "content by on"])
  }

  @Test(arguments: [
    ("if on { change(self) } else { self }", "when by on"),
    ("if on { self.opacity(1) } else { self }", "when by on"),
    ("if on { opacity(1) } else { Text(\"\") }", ""),
  ])
  func helpersThatShowTheViewItself(statements: String, expected: String) {
    let summary = facts(
      "extension View { func when(_ on: Bool, _ change: (Self) -> V) -> some View { \(statements) } }"
    ).summary
    let found = summary.branchingHelpers.map { "\($0.member) by \($0.mentions.map(\.name).joined(separator: " "))" }
    #expect(found.joined(separator: ", ") == expected, "\(statements)")
  }
}
