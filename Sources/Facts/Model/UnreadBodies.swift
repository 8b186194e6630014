/// The bodies and initial values of a file of which only the declarations were read.
///
/// Most files of an app show no view, and no rule needs the bodies of their functions. The bodies of such a file are
/// read on first use, so reading less never changes a result.
public struct UnreadBodies: Sendable {
  public let reader: any BodyReader
  /// The hashes of all words in the file with their forms, as `WordHash` computes them. A file that uses a name
  /// contains its word.
  public let words: [UInt32]
  /// The types and extensions that declare initializers.
  public let initializerOwners: Set<Int>
  /// Whether a type declares an `==` function without branches.
  public let declaresEquality: Bool

  public init(reader: any BodyReader, words: [UInt32], initializerOwners: Set<Int>, declaresEquality: Bool) {
    self.reader = reader
    self.words = words
    self.initializerOwners = initializerOwners
    self.declaresEquality = declaresEquality
  }
}

/// A reader of a whole file, which it reads once, on first use.
public protocol BodyReader: AnyObject, Sendable {
  var whole: WholeFile { get }
}

/// All facts of a file, and the names for finding it by its bodies.
public final class WholeFile: Sendable {
  public let facts: FileFacts
  public let names: IndexedNames

  public init(_ facts: FileFacts) {
    self.facts = facts
    names = IndexedNames(bodiesOf: facts.summary)
  }
}
