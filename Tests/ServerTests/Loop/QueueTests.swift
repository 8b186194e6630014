import Testing

@testable import Server

@Suite struct QueueTests {
  private final class Thing {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test func messagesKeepTheirOrder() {
    var queue = Queue<Int>()
    var taken: [Int] = []
    for number in 0..<10_000 {
      queue.append(number)
      if !number.isMultiple(of: 3), let first = queue.popFirst() { taken.append(first) }
    }
    #expect(queue.count == 10_000 - taken.count)
    while let first = queue.popFirst() { taken.append(first) }
    #expect(taken == Array(0..<10_000))
    #expect(queue.isEmpty && queue.popFirst() == nil)
  }

  @Test func acquiredResourcesAreReleased() {
    var queue = Queue<Thing>()
    weak var first: Thing?
    do {
      let thing = Thing(1)
      first = thing
      queue.append(thing)
    }
    queue.append(Thing(2))
    #expect(first != nil)
    #expect(queue.popFirst()?.number == 1)
    #expect(first == nil)
  }
}
