import Foundation
import Testing

@testable import Server

@Suite struct ExitStatusTests {
  @Test func afterShutdownExitIsASuccess() throws {
    let server = try ServerProcess()
    try server.initialize()
    #expect(try server.request("shutdown", "null")["error"].isNull)
    server.notify("exit", "null")
    #expect(try server.exitStatus() == 0)
    #expect(server.noise.isEmpty)
  }

  @Test func withoutShutdownExitIsAFailure() throws {
    let server = try ServerProcess()
    try server.initialize()
    server.notify("exit", "null")
    #expect(try server.exitStatus() == 1)
  }

  @Test func exitComesBeforeInitializeToo() throws {
    let server = try ServerProcess()
    server.notify("exit", "null")
    #expect(try server.exitStatus() == 1)
  }

  @Test func endOfInputEndsTheServer() throws {
    let server = try ServerProcess()
    try server.initialize()
    server.closeInput()
    #expect(try server.exitStatus() == 1)
  }

  @Test func endOfInputAfterShutdownIsASuccess() throws {
    let server = try ServerProcess()
    try server.initialize()
    _ = try server.request("shutdown", "null")
    server.closeInput()
    #expect(try server.exitStatus() == 0)
  }

  @Test func shutdownIsAnsweredWhileADocumentIsAnalyzed() throws {
    let server = try ServerProcess()
    try server.initialize()
    let large = "import SwiftUI\n" + String(repeating: "struct A: View { @State var n = 0 }\n", count: 50_000)
    server.send(
      JSON.message("textDocument/didOpen", JSON.open(large)), JSON.message("shutdown", "null", id: "1"),
      JSON.message("textDocument/hover", JSON.position(0, 0), id: "2"), JSON.message("exit", "null"))
    #expect(try server.exitStatus() == 0)
    #expect(try server.response(to: .number("1"))["error"].isNull)
    #expect(try server.response(to: .number("2"))["error"]["code"].integer == -32600)
  }

  @Test func theServerEndsWhenItsClientDies() throws {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/sh")
    client.arguments = ["-c", "read line"]
    let keepAlive = Pipe()
    client.standardInput = keepAlive
    try client.run()
    let server = try ServerProcess()
    try server.initialize(members: #","processId":\#(client.processIdentifier)"#)
    #expect(try server.isAlive())
    try keepAlive.fileHandleForWriting.close()
    client.waitUntilExit()
    #expect(try server.exitStatus() == 1)
  }

  @Test func theServerEndsWhenNobodyReadsItsOutput() throws {
    let server = try ServerProcess(reads: false)
    server.stopReading()
    server.send(JSON.message("initialize", #"{"capabilities":{}}"#, id: "1"))
    #expect(try server.exitStatus() == 1)
  }
}
