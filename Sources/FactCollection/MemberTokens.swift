/// The tokens of the members after a name. The first four are stored inline, because a third of all arrays that the
/// collector created had only one or two elements.
struct MemberTokens: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  private var first: (Int, Int, Int, Int) = (0, 0, 0, 0)
  private var others: [Int] = []
  private(set) var startIndex = 0
  private(set) var endIndex = 0

  init() {}

  init(arrayLiteral elements: Int...) {
    for element in elements { append(element) }
  }

  /// Requires a valid index, like every collection.
  subscript(index: Int) -> Int {
    get {
      switch index {
      case 0: first.0
      case 1: first.1
      case 2: first.2
      case 3: first.3
      default: others[index - 4]
      }
    }
    set {
      switch index {
      case 0: first.0 = newValue
      case 1: first.1 = newValue
      case 2: first.2 = newValue
      case 3: first.3 = newValue
      default: others[index - 4] = newValue
      }
    }
  }

  subscript(bounds: Range<Int>) -> MemberTokens {
    get {
      var part = self
      part.startIndex = bounds.lowerBound
      part.endIndex = bounds.upperBound
      return part
    }
    set {
      for index in bounds { self[index] = newValue[index] }
    }
  }

  /// Adds a token. The collection must not be a slice.
  mutating func append(_ token: Int) {
    if endIndex >= 4 { others.append(token) }
    endIndex += 1
    if endIndex <= 4 { self[endIndex - 1] = token }
  }
}
