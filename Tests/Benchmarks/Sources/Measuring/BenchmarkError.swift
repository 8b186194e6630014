/// The reason that a measurement is not possible, as a sentence.
package struct BenchmarkError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
