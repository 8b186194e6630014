// swift-tools-version: 6.0
import PackageDescription

/// Says what this folder is: one app. It is checked, and never built.
let package = Package(
  name: "WorkoutLog",
  platforms: [.iOS(.v17)],
  targets: [.executableTarget(name: "WorkoutLog", path: ".", exclude: ["Package.swift"])]
)
