import Dispatch
import Testing

@testable import FactCollection
@testable import FactQuestions
@testable import Facts

@Suite struct SymbolTests {
  @Test("Equal texts have the same symbol, and different texts have different symbols")
  func equality() {
    let texts = ["", "x", "_", "model", "Model", "Home.Row", "a name that is longer than a small string", "größe", "🙂"]
    for text in texts { #expect(Symbol(text).string == text) }
    for (index, text) in texts.enumerated() {
      for (otherIndex, other) in texts.enumerated() {
        #expect((Symbol(text) == Symbol(other)) == (index == otherIndex))
      }
    }
    #expect(Symbol("").isEmpty && !Symbol("x").isEmpty)
  }

  @Test("Looking up an unknown name does not create a symbol")
  func unknown() {
    #expect(Symbol(ifKnown: "neverMentionedAnywhereElse") == nil)
    #expect(Symbol(ifKnown: "neverMentionedAnywhereElse") == nil)
    #expect(Symbol(ifKnown: "body") == Symbol(.body))
    #expect(Symbol(ifKnown: "") == .empty)
  }

  @Test("Paths have components")
  func paths() {
    let path = Symbol("Home.Row.Cell")
    #expect(path.lastPathComponent == Symbol("Cell"))
    #expect(path.firstPathComponent == Symbol("Home"))
    #expect(path.pathWithoutLastComponent == Symbol("Home.Row"))
    #expect(Symbol("Cell").lastPathComponent == Symbol("Cell"))
    #expect(Symbol("Home").appendingPath("Row.Cell") == path)
    #expect(Symbol("").appendingPath("Row") == Symbol("Row"))
    #expect(Symbol("Row").appendingPath("") == Symbol("Row"))
    #expect(Symbol("a.").lastPathComponent == .empty)
  }

  @Test("The symbol of malformed UTF-8 is that of the repaired text")
  func malformed() {
    let bytes: [UInt8] = [0x61, 0xF0, 0x9F, 0x98]
    let symbol = bytes.withUnsafeBufferPointer {
      SymbolStore.shared.symbol(of: $0[...], hash: NameSlots.hash($0[...]))
    }
    #expect(symbol == Symbol("a\u{FFFD}"))
  }

  @Test("The symbols of known words have the right texts")
  func knownWords() {
    for (number, word) in KnownWord.allCases.enumerated() {
      #expect(Symbol(word).string == KnownWords.all[number])
    }
    let words: [(KnownWord, String)] = [
      (.`init`, "init"), (.`self`, "self"), (.super, "super"), (.body, "body"),
      (.environmentObject, "environmentObject"),
      (.wildcard, "_"), (.selfType, "Self"), (.shorthand, "$0"), (.preview, "Preview"),
      (.previewProvider, "PreviewProvider"), (.environmentStateObject, "EnvironmentStateObject"), (.forEach, "ForEach"),
      (.string, "String"),
    ]
    for (word, text) in words { #expect(Symbol(word).string == text) }
    #expect(KnownWords.isFramework("Text") && !KnownWords.isFramework("Home"))
  }

  @Test("A wrapper is known by its name, except with a module that has no such wrapper")
  func wrappers() {
    for wrapper in Wrapper.allCases {
      #expect(KnownWords.wrapper(Symbol(wrapper.rawValue), in: .empty) == wrapper)
      for module in wrapper.modules {
        #expect(KnownWords.wrapper(Symbol(wrapper.rawValue), in: Symbol(module)) == wrapper)
      }
      #expect(KnownWords.wrapper(Symbol(wrapper.rawValue), in: "Elsewhere") == nil)
    }
    #expect(KnownWords.wrapper("Text", in: .empty) == nil && KnownWords.wrapper("Home", in: .empty) == nil)
  }

  @Test(
    "A path has the same symbol in all of its forms",
    arguments: ["model.user.name", "model\n  .user\n  .name", "`model`.user.name", "model?.user!.name"])
  func writtenPaths(path: String) throws {
    let facts = facts(
      """
      struct Home: View {
        var model: Model
        var body: some View { Row(title: \(path)) }
      }
      """)
    let argument = try #require(facts.summary.constructions.first?.arguments.first)
    #expect(argument.mentions.first?.$members == "user.name")
  }

  @Test("All threads have the same symbols")
  func threads() {
    let names = (0..<20_000).map { "name\($0 % 10_000)" }
    nonisolated(unsafe) let symbols = UnsafeMutableBufferPointer<[Symbol]>.allocate(capacity: 4)
    symbols.initialize(repeating: [])
    DispatchQueue.concurrentPerform(iterations: 4) { symbols[$0] = names.map { Symbol($0) } }
    for found in symbols {
      #expect(found == symbols[0])
      #expect(zip(found, names).allSatisfy { $0.string == $1 })
    }
    symbols.deinitialize()
    symbols.deallocate()
  }
}
