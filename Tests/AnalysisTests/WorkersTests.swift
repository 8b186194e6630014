import Foundation
import Testing

@testable import Analysis

@Suite("Work on all cores")
struct WorkersTests {
  @Test("Results are in index order", arguments: [nil, 1, 2, 7, 0] as [Int?])
  func order(jobs: Int?) {
    #expect(Workers.map(count: 100, jobs: jobs) { $0 * $0 } == (0..<100).map { $0 * $0 })
  }

  @Test("No work has no results")
  func nothing() {
    #expect(Workers.map(count: 0) { $0 } == [])
  }

  @Test("The stack of each thread has room for deep recursion")
  func depth() {
    @Sendable func sum(_ depth: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { buffer in
        buffer.initializeMemory(as: UInt8.self, repeating: 1)
        return depth == 0 ? 0 : Int(buffer[depth % 512]) + sum(depth - 1)
      }
    }
    #expect(Workers.map(count: 4) { _ in sum(10_000) } == [10_000, 10_000, 10_000, 10_000])
  }
}
