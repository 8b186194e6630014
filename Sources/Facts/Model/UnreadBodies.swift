/// What stands in the bodies and initial values of a file of which the declarations alone were read.
///
/// Most files of an app show no view, and nobody asks for what their functions do. What is asked of such a file is read
/// when it is asked, so that reading less never changes an answer.
struct UnreadBodies: Sendable {
  let reader: any BodyReader
  /// All words of the file with their forms, as `WordHash` has them: what the file says about a name, it says with the name.
  let words: [UInt32]
  /// The types and extensions that declare initializers.
  let initializerOwners: Set<Int>
  /// Whether a type declares an `==` of its own.
  let declaresEquality: Bool
}

/// Reads a whole file when that is asked for, and once.
package protocol BodyReader: AnyObject, Sendable {
  var whole: WholeFile { get }
}

/// All facts of a file, and the names under which its bodies are found.
package final class WholeFile: Sendable {
  package let facts: FileFacts
  let names: IndexedNames

  package init(_ facts: FileFacts) {
    self.facts = facts
    names = IndexedNames(bodiesOf: facts.summary)
  }
}
