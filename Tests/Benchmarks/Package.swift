// swift-tools-version: 6.0
import PackageDescription

/// Measures the package above beside swift-syntax and sourcekit-lsp. A package of its own, so that the product depends on
/// nothing.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Tables and medians.
    .target(name: "Measuring"),
    // The analysis, beside swift-syntax.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Measuring",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // The language server, beside sourcekit-lsp.
    .executableTarget(name: "server-benchmarks", dependencies: ["Measuring"]),
  ],
  swiftLanguageModes: [.v6]
)
