import Facts
import Testing

/// Tests of types inside functions. Each is visible only in its own block.
@Suite struct LocalTypeTests {
  /// Returns, for each construction in the text, the line on which the type is declared; nil if there is no such type,
  /// or more than one.
  private func made(_ source: String) -> [Int?] {
    let project = project(["File.swift": source])
    guard let file = project.summary(ofFileAt: "File.swift") else { return [] }
    return file.constructions.map { construction in
      project.type(named: construction.$typePath, at: construction.site, in: file)?.declaration.namePlace.line
    }
  }

  @Test func eachFunctionSeesItsOwnLocals() {
    #expect(
      made(
        """
        func a() {
          struct T {}
          T()
        }
        func b() {
          T()
          struct T {}
        }
        func c() { T() }
        """) == [1, 6, nil])
  }

  @Test func aLocalTypeHidesThatOfTheFileInItsBlock() {
    #expect(
      made(
        """
        struct T {}
        func a() {
          T()
          if true {
            T()
            struct T {}
            run { T() }
          }
          T()
        }
        """) == [0, 5, 5, 0])
  }

  @Test func innermostApplies() {
    #expect(
      made(
        """
        struct S {
          struct T {}
          var made: Any {
            struct T {}
            struct U {
              struct T {}
              func a() { T() }
            }
            struct V {
              func a() { T() }
            }
            return T()
          }
          func other() { T() }
        }
        """) == [5, 3, 3, 1])
  }

  @Test func membersOfTypesWithSameNameAreDistinct() {
    #expect(
      made(
        """
        func a() {
          struct T { struct In {} }
          T.In()
        }
        func b() {
          struct T { struct In {}; func c() { In() } }
          switch 1 {
          case 1:
            struct T { struct In {} }
            T.In()
          default: T.In()
          }
        }
        """) == [1, 5, 8, 5])
  }

  @Test func aliasesInFunctionsAreLocalToo() {
    #expect(
      made(
        """
        struct A {}
        struct T {}
        func a() {
          typealias T = A
          T()
        }
        func b() { T() }
        """) == [0, 1])
  }

  @Test func localTypesAreNotExtendedOutside() throws {
    let project = project([
      "File.swift": """
      struct T {}
      extension T { var x: Int { 1 } }
      func a() {
        struct T {}
      }
      """
    ])
    let file = try #require(project.summary(ofFileAt: "File.swift"))
    let local = try #require(DeclaredType(file, 2))
    #expect(local.declaration.isLocal && project.extensions(of: local).isEmpty)
  }

  @Test func parameterTypeIsResolvedOutsideFunction() {
    let source = """
      struct T { var x = 0 }
      func a(value: T) {
        struct T { var x = 0 }
        print(value.x)
      }
      """
    let references = facts(source).summary.memberReferences.filter { $0.name == "x" }
    #expect(references.map(\.receiver) == [.unknown])
    let plain = facts(source.replacing("struct T { var x = 0 }\n  print", with: "print")).summary.memberReferences
    #expect(plain.filter { $0.name == "x" }.map(\.receiver) == [.value])
  }

  @Test func eachBlockKeepsItsOwnReferences() {
    let source = """
      func a() { struct T { var x = 0 }; print(T().x) }
      func b() { struct T { var x = 0 }; print(T().x) }
      func c() { print(T().x); print(T().x) }
      """
    #expect(facts(source).summary.memberReferences.filter { $0.name == "x" }.map(\.place.line) == [0, 1, 2])
  }

  @Test func branchOfCodeIsPartOfSummary() {
    func summary(_ inside: String, _ behind: String) -> FileSummary {
      facts("func a() { do { struct T {}; \(inside) }; \(behind) }").summary
    }
    #expect(summary("T()", "") != summary("", "T()"))
    #expect(summary("T()", "") == summary("  T()", ""))
  }

  @Test func parsingBrokenCodeTerminates() {
    for source in [
      "func a() { struct", "struct S { func a() { class T { class T {", "{ typealias T = T", "switch { case: enum T",
    ] {
      _ = made(source + "; T() }")
    }
  }
}
