/// Numbers of one kind, measured again and again.
package struct Sample {
  private let sorted: [Double]

  package init(_ values: [Double]) { sorted = values.sorted() }

  package var count: Int { sorted.count }
  package var median: Double { sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2 }
  /// The value that 99 of 100 stay below; the largest one where there are fewer.
  package var percentile99: Double { sorted.isEmpty ? 0 : sorted[min(sorted.count * 99 / 100, sorted.count - 1)] }
}
