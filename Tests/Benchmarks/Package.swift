// swift-tools-version: 6.0
import PackageDescription

/// Benchmarks that compare the package above with swift-syntax and sourcekit-lsp. They are a separate package, so the
/// product has no dependencies.
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
    // The analysis, compared with swift-syntax.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Measuring",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    // The language server, compared with sourcekit-lsp.
    .executableTarget(name: "server-benchmarks", dependencies: ["Measuring"]),
  ],
  swiftLanguageModes: [.v6]
)
