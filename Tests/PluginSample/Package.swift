// swift-tools-version: 6.0
import PackageDescription

/// A package that uses both plug-ins. `Tests/PluginSample/run` builds it and checks their output.
let package = Package(
  name: "PluginSample",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "statewise", path: "../..")],
  targets: [
    .target(name: "PluginSample", plugins: [.plugin(name: "StatewiseCheck", package: "statewise")])
  ]
)
