/// The bodies and initial values of a file whose declarations alone were read.
///
/// Most files of an app show no view, and no rule needs the bodies of their functions. The bodies of such a file are
/// read on first use, so reading less never changes a result.
struct UnreadBodies: Sendable {
  let reader: any BodyReader
  /// The hashes of all words in the file with their forms, as `WordHash` computes them. A file that uses a name
  /// contains its word.
  let words: [UInt32]
  /// The types and extensions that declare initializers.
  let initializerOwners: Set<Int>
  /// Whether a type declares an `==` of its own.
  let declaresEquality: Bool
}

/// Reads a whole file once, on first use.
package protocol BodyReader: AnyObject, Sendable {
  var whole: WholeFile { get }
}

/// All facts of a file, and the names by which to find its bodies.
package final class WholeFile: Sendable {
  package let facts: FileFacts
  let names: IndexedNames

  package init(_ facts: FileFacts) {
    self.facts = facts
    names = IndexedNames(bodiesOf: facts.summary)
  }
}
