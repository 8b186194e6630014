extension RandomAccessCollection {
  /// Returns the first index whose element meets the condition; `endIndex` if there is none. All elements after it must
  /// meet the condition, too. Uses binary search.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
