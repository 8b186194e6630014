import Foundation
import Rules
import TestSupport
import Testing

@testable import Console

@Suite("Shell completions")
struct CompletionsTests {
  private func script(_ shell: String) -> String { Session("completions", shell, rules: AllRules.rules).output }

  private static func isInstalled(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
  }

  /// Returns the output of a shell that runs a script from standard input.
  private func output(of shell: String, _ script: String) throws -> String {
    let folder = try TemporaryFolder()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [shell, try folder.write("script", script)]
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return text
  }

  /// Returns bash's completions of a line whose last word is incomplete.
  private func bash(_ words: String...) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let ask = """
      compopt() { echo paths; }
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1)
      _statewise; printf '%s\\n' "${COMPREPLY[@]}"

      """
    return try output(of: "bash", script("bash") + ask).split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, values, rules, and paths", .enabled(if: isInstalled("bash")))
  func bashWorks() throws {
    #expect(try bash("statewise", "ch") == ["check"])
    #expect(try bash("statewise", "check", "--fo") == ["--format"])
    #expect(try bash("statewise", "check", "--format", "s") == ["sarif"])
    #expect(try bash("statewise", "explain", "private-s") == ["private-state"])
    #expect(try bash("statewise", "check", "--rule", "observed-object-in") == ["observed-object-inline"])
    #expect(try bash("statewise", "check", "Sour") == ["paths"])
    #expect(try bash("statewise", "init", "Sour") == ["paths"])
    #expect(try bash("statewise", "migrate-observable", "Sour") == ["paths"])
    #expect(try bash("statewise", "completions", "z") == ["zsh"])
  }

  @Test("zsh reads its script", .enabled(if: isInstalled("zsh")))
  func zshReads() throws {
    _ = try output(of: "zsh", "compdef() { : }\n" + script("zsh"))
  }

  @Test("fish reads its script", .enabled(if: isInstalled("fish")))
  func fishReads() throws {
    _ = try output(of: "fish", script("fish"))
  }

  @Test("Every script names every command and option", arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) {
    let script = script(shell)
    for command in Command.all {
      #expect(script.contains(command.name))
      for option in command.allOptions { #expect(script.contains(option.name.dropFirst(2))) }
    }
    for rule in AllRules.rules { #expect(script.contains(rule.id.description)) }
  }

  @Test("Other shells are an error", arguments: [["completions"], ["completions", "tcsh"]])
  func unknown(arguments: [String]) {
    let session = Session(arguments)
    #expect(session.status == 2)
    #expect(session.errors.hasPrefix("statewise: Name a shell: bash, zsh, or fish."))
  }
}
