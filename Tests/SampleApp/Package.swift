// swift-tools-version: 6.0
import PackageDescription

/// Declares this folder as one app. Statewise checks the app, but nothing builds it.
let package = Package(
  name: "WorkoutLog",
  platforms: [.iOS(.v17)],
  targets: [.executableTarget(name: "WorkoutLog", path: ".", exclude: ["Package.swift"])]
)
