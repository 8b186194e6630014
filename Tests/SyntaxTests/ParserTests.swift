import Syntax
import Testing

@Suite struct ParserTests {
  @Test func viewIsReadWithAllBodies() {
    let tree = TreeText(
      """
      struct Counter: View {
        @State private var count: Int = 0
        var body: some View { Text("\\(count)").padding() }
      }
      """)
    #expect(
      tree.lines == [
        "sourceFile",
        "  structDeclaration",
        "    inheritanceClause",
        "      inheritedType",
        "        identifierType View",
        "    memberBlock",
        "      variableDeclaration",
        "        attributeList",
        "          attribute",
        "            identifierType State",
        "        modifierList",
        "          modifier private",
        "        patternBinding",
        "          identifierPattern count",
        "          typeAnnotation",
        "            identifierType Int",
        "          initializerClause",
        "            integerLiteral 0",
        "      variableDeclaration",
        "        patternBinding",
        "          identifierPattern body",
        "          typeAnnotation",
        "            someOrAnyType",
        "              identifierType View",
        "          accessorBlock",
        "            call",
        "              memberAccess",
        "                call",
        "                  identifierExpression Text",
        "                  argument",
        "                    stringLiteral",
        "                      interpolation",
        "                        argument",
        "                          identifierExpression count",
      ])
  }

  @Test func trailingClosuresBelongToTheirCalls() {
    let tree = TreeText("Button { go() } label: { Text(a) }\nif items.contains { $0 } { x() }\nif ready { y() }")
    #expect(tree.texts(of: .closure) == ["{ go() }", "{ Text(a) }", "{ $0 }"])
    #expect(tree.texts(of: .labeledTrailingClosure) == ["label: { Text(a) }"])
    #expect(tree.texts(of: .codeBlock) == ["{ x() }", "{ y() }"])
  }

  @Test func anglesAreGenericArgumentsOnlyWhereTheyClose() {
    #expect(TreeText("let a = Box<Int>(b)").texts(of: .genericSpecialization) == ["Box<Int>"])
    #expect(TreeText("let a = (b < c, d > (e))").texts(of: .genericSpecialization) == ["b < c, d >"])
    #expect(TreeText("if a < b && c > d { }").texts(of: .genericSpecialization).isEmpty)
  }

  @Test func initialValuesStopAtObservers() {
    let tree = TreeText(
      "var a = make() { didSet { print(a) } }\nvar b: Int { get { 1 } set { } }\nvar c: Int { get() }")
    #expect(tree.texts(of: .accessorDeclaration) == ["didSet { print(a) }", "get { 1 }", "set { }"])
    #expect(tree.texts(of: .call) == ["make()", "print(a)", "get()"])
  }

  @Test func moduleSelectorsBelongToTheName() {
    let tree = TreeText("let a: A::B = .C::d(\\E::F.G::h, i.J::k)")
    #expect(tree.texts(of: .identifierType) == ["A::B", "E::F"])
    #expect(tree.texts(of: .memberAccess) == [".C::d", "i.J::k"])
    #expect(tree.texts(of: .keyPathComponent) == [".G::h"])
    #expect(tree.texts(of: .unexpected).isEmpty)
  }

  @Test func resultsMayNameTheirOpaqueTypes() {
    let tree = TreeText("func f() -> <T: P> [T] { }\nvar a: <U> (U, U) = b")
    #expect(tree.texts(of: .namedOpaqueType) == ["<T: P> [T]", "<U> (U, U)"])
    #expect(tree.texts(of: .functionDeclaration) == ["func f() -> <T: P> [T] { }"])
  }

  @Test func negativeNumbersMayBeGenericArguments() {
    let tree = TreeText("let a: Grid<-3> = Grid<-3>()\nlet b = c<-3")
    #expect(tree.texts(of: .genericArgumentClause) == ["<-3>", "<-3>"])
    #expect(tree.texts(of: .binaryOperator) == ["<-"])
  }

  @Test func initializersDifferFromCallsOfTheirName() {
    let tree = TreeText("init() {\n  init(a: 1)\n  init(b: Int) { }\n}")
    #expect(tree.texts(of: .call) == ["init(a: 1)"])
    #expect(tree.texts(of: .initializerDeclaration).count == 2)
  }

  @Test func dollarNamesAreParsedLikeNames() {
    let tree = TreeText("$a: for x in y { break $a }\nlet c = { [$d = 0] in $d }\n#$e()\n@$f var g = 0")
    #expect(tree.texts(of: .labeledStatement) == ["$a: for x in y { break $a }"])
    #expect(tree.texts(of: .closureCapture) == ["$d = 0"])
    #expect(tree.texts(of: .macroExpansion) == ["#$e()"])
    #expect(tree.texts(of: .attribute) == ["@$f"])
    #expect(tree.texts(of: .unexpected).isEmpty)
  }

  @Test func operatorsAtLineEdgesBelongToOneLine() {
    let tree = TreeText("a = b>\nc = d\n>>e")
    #expect(tree.texts(of: .postfixExpression) == ["b>"])
    #expect(tree.texts(of: .prefixExpression) == [">>e"])
  }

  @Test func closureSignaturesDifferFromStatements() {
    let tree = TreeText("f { [weak self] (a: Int, b) async throws -> Int in a }\nf { x, _ in x }\nf { for x in y { } }")
    #expect(
      tree.texts(of: .closureSignature) == ["[weak self] (a: Int, b) async throws -> Int in", "x, _ in"])
    #expect(tree.texts(of: .forInStatement) == ["for x in y { }"])
  }

  @Test func conditionalCompilationIsParsedEverywhere() {
    let tree = TreeText(
      """
      struct A {
        #if os(iOS)
        @State var a = 0
        #else
        var a = 0
        #endif
        var body: some View {
          Text("")
            #if DEBUG
            .border(.red)
            #endif
            .padding()
        }
      }
      """)
    #expect(tree.texts(of: .ifConfigClause).count == 3)
    #expect(tree.texts(of: .patternBinding).count == 3)
    #expect(tree.texts(of: .postfixIfConfig).count == 1)
    #expect(tree.texts(of: .unexpected).isEmpty)
  }

  @Test func membersAfterBrokenOneAreRead() {
    for broken in ["@State var", "var x: ", "func f(", "let y = g(", "init(a", "@", "private", "if x"] {
      let tree = TreeText(
        "struct A: View {\n  \(broken)\n  @State private var kept = 0\n  func also() { }\n}\nstruct B { }")
      #expect(tree.texts(of: .identifierPattern).contains("kept"), "behind \(broken)")
      #expect(tree.texts(of: .functionDeclaration).contains { $0.hasSuffix("func also() { }") }, "behind \(broken)")
      #expect(tree.texts(of: .structDeclaration).contains("struct B { }"), "behind \(broken)")
    }
  }

  @Test func surplusBraceEndsTheDeeperLinesAboveIt() {
    let body = "Text(a)\n    }\n    .padding()\n  }\n  func also() { }\n}"
    for before in ["", "Text(b)\n    "] {
      let tree = TreeText("struct A: View {\n  var body: some View {\n    \(before)  \(body)\nstruct B { }")
      #expect(tree.texts(of: .structDeclaration).contains { $0.hasSuffix("func also() { }\n}") }, "\(before)")
      #expect(tree.texts(of: .unexpected).isEmpty, "\(before)")
    }
  }

  @Test func deepNestingAndLongChainsAreCutOff() {
    let deep = String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)
    #expect(!TreeText("let a = \(deep)\nlet b = 1").texts(of: .opaque).isEmpty)
    let chain = "a" + String(repeating: ".b()", count: 5_000)
    let tree = TreeText("let x = \(chain)\nlet y = 1")
    #expect(tree.texts(of: .identifierPattern) == ["x", "y"])
  }
}
