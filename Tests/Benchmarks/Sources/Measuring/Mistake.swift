/// What keeps a measurement from being made, as a sentence.
package struct Mistake: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
