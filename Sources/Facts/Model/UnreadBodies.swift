/// The bodies and initial values of a file whose declarations alone were read.
///
/// Most files of an app show no view, and no rule needs the bodies of their functions. The bodies of such a file are
/// read on first use, so reading less never changes a result.
package struct UnreadBodies: Sendable {
  package let reader: any BodyReader
  /// The hashes of all words in the file with their forms, as `WordHash` computes them. A file that uses a name
  /// contains its word.
  package let words: [UInt32]
  /// The types and extensions that declare initializers.
  package let initializerOwners: Set<Int>
  /// Whether a type declares an `==` of its own.
  package let declaresEquality: Bool

  package init(reader: any BodyReader, words: [UInt32], initializerOwners: Set<Int>, declaresEquality: Bool) {
    self.reader = reader
    self.words = words
    self.initializerOwners = initializerOwners
    self.declaresEquality = declaresEquality
  }
}

/// Reads a whole file once, on first use.
package protocol BodyReader: AnyObject, Sendable {
  var whole: WholeFile { get }
}

/// All facts of a file, and the names by which to find its bodies.
package final class WholeFile: Sendable {
  package let facts: FileFacts
  package let names: IndexedNames

  package init(_ facts: FileFacts) {
    self.facts = facts
    names = IndexedNames(bodiesOf: facts.summary)
  }
}
