import Foundation
import TestSupport
import Testing

@testable import Projects

@Suite("Reading files")
struct FileReaderTests {
  @Test("The bytes of a file are not changed", arguments: ["", "let a = 1\r\n", "\u{FEFF}let é = \"👩‍👧\"\n"])
  func bytes(text: String) throws {
    let folder = try TemporaryFolder()
    #expect(try FileReader.read(folder.write("A.swift", text)).get() == Array(text.utf8))
  }

  @Test("A large file is read completely")
  func large() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "let number = 42\n", count: 50_000)
    #expect(try FileReader.read(folder.write("A.swift", text)).get().count == text.utf8.count)
  }

  @Test("A device or a pipe, which may never end, is an error without reading it", .timeLimit(.minutes(1)))
  func device() throws {
    let folder = try TemporaryFolder()
    let pipe = folder("Pipe.swift")
    for path in ["/dev/zero", pipe] {
      if path == pipe { #expect(mkfifo(pipe, 0o600) == 0) }
      #expect(FileReader.read(path) == .failure(FileProblem(path: path, reason: .unreadable("not a regular file"))))
    }
  }

  @Test("A missing file is an error")
  func missing() throws {
    let problem = FileProblem(path: "/no/such/A.swift", reason: .missing)
    #expect(FileReader.read("/no/such/A.swift") == .failure(problem))
  }

  @Test("A folder cannot be read as a file")
  func folder() throws {
    let folder = try TemporaryFolder()
    #expect(FileReader.read(folder.path) == .failure(.init(path: folder.path, reason: .unreadable("is a directory"))))
  }

  @Test(
    "The error for malformed UTF-8 contains the line",
    arguments: [
      [0xFF], [0xC3, 0x28], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", Array("// é\n// ü ".utf8) + bytes)
    #expect(FileReader.read(path) == .failure(FileProblem(path: path, reason: .notUTF8(line: 2))))
  }

  @Test("An alias of the Finder is no text")
  func finderAlias() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", Array("book\0\0\0\0mark".utf8) + [0xFF])
    let problem = FileProblem(path: path, reason: .unreadable("it is a Finder alias, not Swift"))
    #expect(problem.sentence == "'\(path)' cannot be read: it is a Finder alias, not Swift.")
    #expect(FileReader.read(path) == .failure(problem))
  }

  @Test("UTF-16 with a byte order mark is not UTF-8")
  func utf16() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("A.swift", [0xFF, 0xFE, 0x6C, 0x00])
    #expect(
      FileProblem(path: path, reason: .notUTF8(line: 1)).sentence
        == "'\(path)' is not UTF-8 (line 1); save it as UTF-8.")
    #expect(FileReader.read(path) == .failure(FileProblem(path: path, reason: .notUTF8(line: 1))))
  }
}
