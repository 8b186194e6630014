import SourceText
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("Sources/A.swift", "Sources/A.swift"), ("Sources", "Sources/Deep/A.swift"), ("*.swift", "A.swift"),
    ("Sources/*/A.swift", "Sources/X/A.swift"), ("**/A.swift", "A.swift"), ("**/A.swift", "x/y/A.swift"),
    ("Sources/**", "Sources/x/y.swift"), ("**/Generated/**", "x/Generated/A.swift"), ("?.swift", "é.swift"),
    ("*View*.swift", "MyViewModel.swift"), ("./Sources/", "Sources/A.swift"), ("**", "a/b"), ("a*b*c", "aXbXbc"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Sources/A.swift", "Sources/B.swift"), ("*.swift", "Sources/A.swift"), ("Source", "Sources/A.swift"),
    ("Sources/*/A.swift", "Sources/A.swift"), ("**/Generated", "Generate/A.swift"), ("?.swift", "AB.swift"),
    ("a*b*c", "aXbXb"), ("Sources/A.swift/B", "Sources/A.swift"),
  ])
  func differs(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func manyStarsTerminate() {
    let pattern = String(repeating: "**/*a*a*a/", count: 40) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "aaaaaaaaaaaaaaaaaaaaaaaa/", count: 40) + "c"))
  }
}
