// swift-tools-version: 6.0
import PackageDescription

/// Measures the package above beside swift-syntax. A package of its own, so that the product depends on nothing.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
