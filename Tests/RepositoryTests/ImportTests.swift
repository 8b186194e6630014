import Foundation
import Syntax
import Testing

/// Tests of the imports between modules. The compiler accepts an import of another target even if the package does not
/// declare the dependency.
@Suite("Allowed imports")
struct ImportTests {
  /// The allowed imports, as in Sources/README.md: each module with the modules that it may import.
  static let allowed: [String: Set<String>] = [
    "SystemCalls": system,
    "SourceText": [],
    "Syntax": ["SourceText"],
    "Facts": ["SourceText", "SystemCalls"],
    "FactCollection": ["Facts", "Syntax", "SourceText"],
    "FactQuestions": ["Facts", "SourceText", "SystemCalls"],
    "Rules": ["FactQuestions", "Facts", "SourceText"],
    "JSONReading": [],
    "Projects": ["Facts", "Syntax", "SourceText", "SystemCalls"],
    "Analysis": [
      "Rules", "Projects", "FactQuestions", "FactCollection", "Facts", "Syntax", "SourceText", "JSONReading",
      "SystemCalls",
    ],
    "StateMap": ["FactQuestions", "Facts", "Syntax", "SourceText", "JSONReading", "SystemCalls"],
    "Server": ["StateMap", "Analysis", "Projects", "Rules", "SourceText", "JSONReading", "SystemCalls"],
    "Console": [
      "StateMap", "Analysis", "Projects", "Rules", "FactQuestions", "Facts", "SourceText", "JSONReading", "SystemCalls",
      "Dispatch",
    ],
    "statewise": ["Console", "Server", "SystemCalls"],
    "Plugins": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
    "statewise-dev": [
      "Console", "Analysis", "Rules", "Projects", "FactQuestions", "FactCollection", "Facts", "Syntax", "SourceText",
      "JSONReading", "SyntaxFuzzing", "RuleTesting", "Foundation",
    ],
  ]

  /// Modules of the toolchain. The program uses them only through one of our modules, because a single import of the
  /// whole Foundation would load it at each start.
  static let system: Set<String> = ["Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin"]

  /// Returns the modules that the file imports. Imports in examples are inside strings and do not count.
  private func imports(_ file: Repository.File) -> [String] {
    let tree = Parser.parse(Array(file.text.utf8))
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return (0..<UInt32(tree.nodeCount)).map(NodeID.init(index:))
      .filter { tree.kind(of: $0) == .importDeclaration }
      .compactMap { node in
        let words = tree.text(of: node).split(separator: " ").drop { $0 != "import" }.dropFirst()
        return words.drop { kinds.contains($0) }.first?.split(separator: ".").first.map(String.init)
      }
  }

  @Test("The folders in Sources are the modules of the table")
  func modules() {
    let folders = Set(
      Repository.sources.compactMap { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
    #expect(folders == Set(Self.allowed.keys))
  }

  @Test("Modules import only allowed modules", arguments: allowed.keys.sorted())
  func arrows(module: String) {
    for file in Repository.sources where file.path.hasPrefix("Sources/\(module)/") {
      let allowed = Self.allowed[module] ?? []
      for name in imports(file) {
        #expect(allowed.contains(name), "\(file.path) imports \(name), which \(module) may not")
      }
    }
  }

  @Test("The package has no dependencies")
  func dependencies() throws {
    let package = try Repository.text("Package.swift")
    #expect(package.contains("\n  dependencies: [],\n"))
    #expect(!package.contains(".package("))
  }
}
