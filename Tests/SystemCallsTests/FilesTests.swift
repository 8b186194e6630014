import SystemCalls
import Testing

@Suite("Files at a path")
struct FilesTests {
  @Test("Folders, files, and missing paths are distinguished")
  func kinds() {
    #expect(Files.exists("/") && Files.isFolder("/"))
    #expect(Files.exists("/dev/null") && !Files.isFolder("/dev/null"))
    #expect(!Files.exists("/no/such/path") && !Files.isFolder("/no/such/path"))
    #expect(Files.entries(of: "/no/such/path") == nil)
  }

  @Test("The path of a missing file is not changed")
  func links() {
    #expect(Files.withoutLinks("/no/such/path") == "/no/such/path")
    #expect(Files.withoutLinks("/dev/../dev/./null") == "/dev/null")
  }

  @Test("A file is read to its end, regardless of the expected size", arguments: [0, 1, 1 << 20])
  func reading(expected: Int) {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { systemClose(descriptor) }
    #expect(Descriptor.readAll(descriptor, expecting: expected) == [])
    #expect(Descriptor.readAll(-1) == nil)
  }
}
