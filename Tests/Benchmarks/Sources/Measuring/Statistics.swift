/// The results of repeated measurements.
package struct Sample {
  private let sorted: [Double]

  package init(_ values: [Double]) { sorted = values.sorted() }

  package var count: Int { sorted.count }
  package var median: Double { sorted.isEmpty ? 0 : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2 }
  /// The 99th percentile; the largest value if there are at most 100 values.
  package var percentile99: Double { sorted.isEmpty ? 0 : sorted[min(sorted.count * 99 / 100, sorted.count - 1)] }
}
