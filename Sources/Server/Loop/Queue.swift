/// A queue that is first in, first out. Unlike a slice, it releases elements when they are taken: a finished job must
/// not keep its project in memory, nor a message its bytes.
struct Queue<Element> {
  private var storage: [Element?] = []
  private var head = 0

  var count: Int { storage.count - head }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) { storage.append(element) }

  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head]
    storage[head] = nil
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: storage.capacity <= 1024)
      head = 0
    } else if head > 1024, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }
}
