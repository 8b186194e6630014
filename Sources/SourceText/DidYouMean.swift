/// The word that someone probably meant.
package enum DidYouMean {
  /// Returns the candidate nearest to the word, the first one if several are equally near; nil if none is near enough.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = max(word.count / 3, 1)
    // Longer words aren't typos, and comparing them takes quadratic time.
    guard word.count <= 64 else { return nil }
    let word = Array(word.lowercased())
    return
      candidates
      // The distance is at least the difference in length.
      .filter { abs($0.count - word.count) <= limit }
      .map { (candidate: $0, distance: distance(word, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .candidate
  }

  /// Returns the candidates that someone may have meant by words joined with dashes: the nearest one, or else up to
  /// five that have all of the words, or else up to five that have the last word.
  package static func near(_ word: String, in candidates: [String]) -> [String] {
    if let nearest = nearest(to: word, in: candidates) { return [nearest] }
    let words: [Substring] = word.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    guard let last = words.last else { return [] }
    let withAll = candidates.filter { candidate in words.allSatisfy { has(candidate, $0) } }
    return Array((withAll.isEmpty ? candidates.filter { has($0, last) } : withAll).prefix(5))
  }

  /// Returns whether one of the candidate's words begins with the text. A match inside a word, such as "all" in
  /// "caller", is not intended.
  private static func has(_ candidate: String, _ beginning: some StringProtocol) -> Bool {
    candidate.split(separator: "-").contains { $0.hasPrefix(beginning) }
  }

  /// Returns how many letters are added, dropped, replaced, or swapped with their neighbor to get from one word to the
  /// other.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous.last ?? 0
  }
}
