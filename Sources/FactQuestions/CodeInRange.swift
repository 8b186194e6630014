import Facts
import SourceText

/// The constructions, calls, and identities in a range of a type's code. `scope` is the index of the innermost type or
/// extension around that code, nil at the top level of the file.
extension FileFacts {
  package func constructions(in range: ByteRange, at scope: Int?) -> [Construction] {
    guard let scope else { return summary.constructions.filter { $0.scope == nil && range.contains($0.place.range) } }
    return summary.constructions(at: scope).filter { range.contains($0.place.range) }
  }

  /// The constructions that the place is an argument of, or part of an argument.
  package func constructions(around place: Place, at scope: Int?) -> [Construction] {
    guard let scope else {
      return summary.constructions.filter { $0.scope == nil && $0.place.range.contains(place.range) }
    }
    return summary.constructions(at: scope).filter { $0.place.range.contains(place.range) }
  }

  package func identities(in range: ByteRange, at scope: Int?) -> [IdentityModifier] {
    guard let scope else { return identities.filter { $0.scope == nil && range.contains($0.place.range) } }
    return identities(at: scope).filter { range.contains($0.place.range) }
  }

  package func frameworkCalls(in range: ByteRange, at scope: Int?) -> [FrameworkCall] {
    frameworkCalls(at: scope).filter { range.contains($0.place.range) }
  }

  /// The calls that the place is an argument of, or part of an argument.
  package func frameworkCalls(around place: Place, at scope: Int?) -> [FrameworkCall] {
    frameworkCalls(at: scope).filter { $0.place.range.contains(place.range) }
  }

  private func frameworkCalls(at scope: Int?) -> [FrameworkCall] {
    scope.map { Array(frameworkCalls(at: $0)) } ?? frameworkCalls.filter { $0.scope == nil }
  }
}
