/// A pattern for paths below a folder. `*` and `?` match within a component, `**` matches any number of components. A
/// pattern that names a folder matches everything below it.
package struct Glob: Sendable, Hashable {
  /// The pattern as it was written.
  package let pattern: String
  private let components: [[Character]]

  package init(_ pattern: String) {
    self.pattern = pattern
    components = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Returns whether the pattern matches the whole path or the beginning of it.
  package func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    // Contains `i` if the components of the path so far can match the first `i` components of the pattern.
    var reachable: Set<Int> = [0]
    skipStars(&reachable)
    for component in path {
      if reachable.contains(components.count) { return true }
      var next: Set<Int> = []
      for index in reachable where index < components.count {
        if components[index] == ["*", "*"] {
          next.insert(index)
        } else if Self.component(components[index], matches: component) {
          next.insert(index + 1)
        }
      }
      skipStars(&next)
      reachable = next
    }
    return reachable.contains(components.count)
  }

  /// Adds the index after each `**` that was reached, because `**` may match no component.
  private func skipStars(_ reachable: inout Set<Int>) {
    for index in components.indices where components[index] == ["*", "*"] && reachable.contains(index) {
      reachable.insert(index + 1)
    }
  }

  /// Returns whether a component matches. Goes back only to the last `*`, so it takes linear time unless there are
  /// stars.
  private static func component(_ pattern: [Character], matches text: [Character]) -> Bool {
    var (inPattern, inText) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while inText < text.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, inText)
        inPattern += 1
      } else if inPattern < pattern.count, pattern[inPattern] == "?" || pattern[inPattern] == text[inText] {
        inPattern += 1
        inText += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (inPattern, inText) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
