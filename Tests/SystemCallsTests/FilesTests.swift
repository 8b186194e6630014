import SystemCalls
import Testing

@Suite("What there is at a path")
struct FilesTests {
  @Test("A folder is told from a file and from nothing")
  func kinds() {
    #expect(Files.exists("/") && Files.isFolder("/"))
    #expect(Files.exists("/dev/null") && !Files.isFolder("/dev/null"))
    #expect(!Files.exists("/no/such/path") && !Files.isFolder("/no/such/path"))
    #expect(Files.entries(of: "/no/such/path") == nil)
  }

  @Test("A path that leads nowhere stays as it is")
  func links() {
    #expect(Files.withoutLinks("/no/such/path") == "/no/such/path")
    #expect(Files.withoutLinks("/dev/../dev/./null") == "/dev/null")
  }

  @Test("A file is read to its end whatever is expected of it", arguments: [0, 1, 1 << 20])
  func reading(expected: Int) {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { systemClose(descriptor) }
    #expect(Descriptor.readAll(descriptor, expecting: expected) == [])
    #expect(Descriptor.readAll(-1) == nil)
  }
}
