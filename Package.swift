// swift-tools-version: 6.0
import PackageDescription

/// Targets in import order; Sources/README.md draws the same arrows and RepositoryTests holds them.
let package = Package(
  name: "statewise",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "statewise", targets: ["statewise"]),
    .plugin(name: "StatewiseCommand", targets: ["StatewiseCommand"]),
    .plugin(name: "StatewiseCheck", targets: ["StatewiseCheck"]),
  ],
  dependencies: [],
  targets: [
    // Files, threads, processes: what the operating system does for us.
    .target(name: "SystemCalls"),
    // Bytes, lines and columns, edits, fixes, and findings.
    .target(name: "SourceText"),
    // Swift source to a flat syntax tree.
    .target(name: "Syntax", dependencies: ["SourceText"], exclude: ["README.md"]),
    // What files say about state: values that are copied and compared as numbers.
    .target(name: "Facts", dependencies: ["SourceText", "SystemCalls"]),
    // Syntax trees to facts.
    .target(name: "FactCollection", dependencies: ["Facts", "Syntax", "SourceText"]),
    // What the facts of all files together answer.
    .target(name: "FactQuestions", dependencies: ["Facts", "SourceText", "SystemCalls"]),
    // JSON text to values, with places where wanted.
    .target(name: "JSONReading"),
    // Where projects begin, their Swift files, packages and Xcode projects.
    .target(name: "Projects", dependencies: ["Facts", "Syntax", "SourceText", "SystemCalls"]),
    // One judgment per file, over facts only.
    .target(
      name: "Rules", dependencies: ["FactQuestions", "Facts", "SourceText"], exclude: ["README.md", "Coverage.md"]),
    // The sole entry point: source in, findings out.
    .target(
      name: "Analysis",
      dependencies: [
        "Rules", "Projects", "FactQuestions", "FactCollection", "Facts", "Syntax", "SourceText", "JSONReading",
        "SystemCalls",
      ]),
    // Who owns which state and who receives it.
    .target(
      name: "StateMap", dependencies: ["FactQuestions", "Facts", "Syntax", "SourceText", "JSONReading", "SystemCalls"],
      exclude: ["Page/page.html", "Page/page.css", "Page/page.js"]),
    // JSON-RPC and LSP.
    .target(
      name: "Server",
      dependencies: ["StateMap", "Analysis", "Projects", "Rules", "SourceText", "JSONReading", "SystemCalls"]),
    // The terminal.
    .target(
      name: "Console",
      dependencies: [
        "StateMap", "Analysis", "Rules", "Projects", "FactQuestions", "Facts", "SourceText", "JSONReading",
        "SystemCalls",
      ],
      exclude: ["README.md", "statewise.1", "Formats/report.schema.json"]),
    .executableTarget(name: "statewise", dependencies: ["Console", "Server", "SystemCalls"]),
    // `swift package statewise check`, and warnings in a build.
    .plugin(
      name: "StatewiseCommand",
      capability: .command(intent: .custom(verb: "statewise", description: "Find misuse of SwiftUI's state wrappers")),
      dependencies: ["statewise"], path: "Sources/Plugins/StatewiseCommand"),
    .plugin(
      name: "StatewiseCheck", capability: .buildTool(), dependencies: ["statewise"],
      path: "Sources/Plugins/StatewiseCheck"),
    // For those who work on Statewise: generated pages, rule scaffolds, the expectations of rule cases.
    .executableTarget(
      name: "statewise-dev",
      dependencies: [
        "Console", "Analysis", "Rules", "Projects", "FactQuestions", "FactCollection", "Facts", "Syntax", "SourceText",
        "JSONReading", "SyntaxFuzzing",
        "RuleTesting",
      ]),

    // The contract that every example and every case of every rule signs, and the cases of Tests/RuleCases.
    .target(
      name: "RuleTesting",
      dependencies: [
        "TestSupport", "ServerTesting", "Server", "Analysis", "Rules", "FactQuestions", "FactCollection", "Facts",
        "Syntax", "SourceText",
      ],
      path: "Tests/RuleTesting"),
    // A folder for one test, a rule that says what a test wants to hear, messages and texts for a server.
    .target(
      name: "TestSupport",
      dependencies: ["Analysis", "Rules", "Projects", "FactQuestions", "FactCollection", "Facts", "SourceText"],
      path: "Tests/TestSupport", exclude: ["Clients"]),
    // A server without a process, with a client's view of it.
    .target(
      name: "ServerTesting",
      dependencies: ["TestSupport", "Server", "Analysis", "Projects", "SourceText", "JSONReading"],
      path: "Tests/ServerTesting"),
    // Damaged sources, and what must hold for the tree of any of them.
    .target(name: "SyntaxFuzzing", dependencies: ["Syntax", "SourceText"], path: "Tests/SyntaxFuzzing"),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
    .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading"]),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax", "SourceText", "SyntaxFuzzing"]),
    .testTarget(
      name: "FactsTests", dependencies: ["FactQuestions", "FactCollection", "Facts", "Syntax", "SourceText"]),
    // A compiler plugin that makes of @State what Xcode 27 makes of it.
    .executableTarget(
      name: "StateMacro", dependencies: ["FactQuestions", "FactCollection", "Facts", "Syntax"], path: "Tests/StateMacro"
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "RuleTesting", "TestSupport", "StateMacro", "Rules", "FactQuestions", "FactCollection", "Facts", "Analysis",
        "Server",
      ]),
    .testTarget(name: "ProjectsTests", dependencies: ["TestSupport", "Projects", "Facts"]),
    .testTarget(
      name: "AnalysisTests",
      dependencies: [
        "TestSupport", "SyntaxFuzzing", "Analysis", "Rules", "Projects", "FactQuestions", "FactCollection", "Facts",
        "SourceText",
      ]),
    .testTarget(
      name: "StateMapTests",
      dependencies: [
        "TestSupport", "StateMap", "Analysis", "Rules", "FactQuestions", "FactCollection", "Facts", "SourceText",
      ]),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "TestSupport", "ServerTesting", "SyntaxFuzzing", "Server", "Analysis", "FactQuestions", "FactCollection",
        "Facts", "Rules", "SourceText",
        "JSONReading", "SystemCalls",
      ]),
    // The built program as editors start it.
    .testTarget(
      name: "ProtocolTests",
      dependencies: ["TestSupport", "SyntaxFuzzing", "Server", "JSONReading", "SystemCalls", "statewise"]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["TestSupport", "Console", "Analysis", "FactQuestions", "Facts", "Projects", "Rules", "SourceText"]),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "RuleTesting", "TestSupport", "Console", "Analysis", "Rules", "FactQuestions", "FactCollection", "Facts",
        "Syntax", "SourceText", "statewise-dev",
      ],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)

// What nearly all tests wait for takes six times as long without optimization. Whatever a debug build checks still traps.
// A release build leaves out debug information, which takes time and is stripped on installation, and does not optimize
// what runs once for a command. The compiler's driver would only see the `-g` that SwiftPM adds after a target's flags.
// SwiftPM refuses such flags in a dependency, which it checks out below a folder of this name.
let optimized: Set = ["SourceText", "Syntax", "Facts", "FactCollection", "FactQuestions"]
let unoptimized: Set = ["Console", "StateMap", "statewise"]
if !Context.packageDirectory.contains("/checkouts/") {
  for target in package.targets where target.type == .regular || target.type == .executable {
    let inDebug = optimized.contains(target.name) ? ["-O", "-assert-config", "Debug"] : []
    let inRelease = ["-Xfrontend", "-gnone"] + (unoptimized.contains(target.name) ? ["-Onone"] : [])
    target.swiftSettings = [
      .unsafeFlags(inDebug, .when(configuration: .debug)), .unsafeFlags(inRelease, .when(configuration: .release)),
    ]
  }
}
