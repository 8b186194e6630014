import Foundation
import Rules

/// Runs the Swift compiler on code that imports SwiftUI, on any platform. The modules of `Tests/SwiftUIStub` replace
/// Apple's.
package struct StubCompiler: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The implementation of `@State`: a property wrapper up to Xcode 26, a macro since Xcode 27.
  package enum StateForm: String, Sendable, CaseIterable {
    case wrapper
    case macro
  }

  fileprivate let modules: URL
  private let options: [String]
  /// The shell command that the driver runs to check a module, with `placeholder` for the files. Running it directly
  /// skips the driver, which takes a quarter of the time of each check.
  private let checking: String
  private static let placeholder = "files-to-check.swift"
  private static let moduleNames = ["SwiftUI", "GRDBQuery", "UIKit", "WatchKit", "Combine"]

  /// Returns the compiler for a form of `@State`. The first call compiles the stub modules.
  package static func shared(_ form: StateForm = .wrapper) throws -> StubCompiler {
    switch form {
    case .wrapper: try wrapperForm.get()
    case .macro: try macroForm.get()
    }
  }

  private static let wrapperForm = Result { try StubCompiler(.wrapper) }
  private static let macroForm = Result { try StubCompiler(.macro) }

  private init(_ form: StateForm) throws {
    options = ["-load-plugin-executable", "\(try Self.macroPlugin().path)#StateMacro"]
    modules = FileManager.default.temporaryDirectory.appendingPathComponent("statewise-stub-\(UUID().uuidString)")
    let plan = try Self.run(
      [
        "-###", "-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library", "-swift-version", "5", "-module-name",
        "Checked", "-package-name", "checked", "-I", modules.path, Self.placeholder,
      ] + options)
    checking = plan.text.split(separator: "\n").last.map(String.init) ?? ""
    guard plan.status == 0, checking.contains(Self.placeholder) else {
      throw Failure(description: "The driver does not say what it would start:\n\(plan.text)")
    }
    switch form {
    case .wrapper:
      atexit { StubCompiler.wrapperForm.removeModules() }
    case .macro:
      atexit { StubCompiler.macroForm.removeModules() }
    }
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SwiftUIStub")
    for name in Self.moduleNames {
      let folder = sources.appendingPathComponent(name)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
      let output = try Self.run(
        ["-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "5", "-I", modules.path]
          + options + (form == .macro ? ["-D", "STATE_IS_A_MACRO"] : []) + files + [
            "-emit-module-path", modules.appendingPathComponent("\(name).swiftmodule").path,
          ])
      guard output.status == 0 else {
        throw Failure(description: "The stub of \(name) does not compile:\n\(output.text)")
      }
    }
  }

  /// Returns the compiler's errors about the files as one module, without their locations; empty if the files compile.
  /// The compiler checks types, initialization, and escaping values, all of which a safe fix must preserve.
  package func errors(in files: [Example.File]) throws -> [String] {
    try withFiles(files) { paths in
      let files = paths.map { "'\($0)'" }.joined(separator: " ")
      let output = try Self.run(
        ["-c", "exec " + checking.replacing(Self.placeholder, with: files)], executable: "/bin/sh")
      if output.status == 0 { return [] }
      let errors = output.text.split(separator: "\n").compactMap { line in
        line.range(of: "error: ").map { String(line[$0.upperBound...]) }
      }
      var told: Set<String> = []
      return errors.isEmpty ? [output.text] : errors.filter { told.insert($0).inserted }
    }
  }

  /// Compiles and runs a program. Returns its output.
  package func output(ofProgram code: String) throws -> String {
    try withFiles([Example.File(path: "main.swift", code: code)]) { paths in
      let program = modules.appendingPathComponent("program-\(UUID().uuidString)").path
      let compiled = try Self.run(["-swift-version", "5", "-o", program] + options + paths)
      guard compiled.status == 0 else { throw Failure(description: compiled.text) }
      return try Self.run([], executable: program).text
    }
  }

  /// Returns the location of the program that expands `@State` and `#Preview` for the compiler. The tests' build also
  /// builds it.
  private static func macroPlugin() throws -> URL {
    let products =
      Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      + CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
    let candidates = products.map { $0.deletingLastPathComponent().appendingPathComponent("StateMacro") }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Failure(description: "Build the plugin first: swift build --product StateMacro")
    }
    return found
  }

  private func withFiles<Answer>(_ files: [Example.File], _ body: ([String]) throws -> Answer) throws -> Answer {
    let folder = modules.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.code.utf8).write(to: url)
      paths.append(url.path)
    }
    return try body(paths)
  }

  private static func run(_ arguments: [String], executable: String? = nil) throws -> (status: Int32, text: String) {
    let process = Process()
    if let executable {
      process.executableURL = URL(fileURLWithPath: executable)
      process.arguments = arguments
    } else if let compiler = ProcessInfo.processInfo.environment["SWIFT_EXEC"] {
      process.executableURL = URL(fileURLWithPath: compiler)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc"] + arguments
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

extension Result<StubCompiler, any Error> {
  fileprivate func removeModules() {
    guard case .success(let compiler) = self else { return }
    try? FileManager.default.removeItem(at: compiler.modules)
  }
}
