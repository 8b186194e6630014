import Foundation
import Measuring

var rest = Array(CommandLine.arguments.dropFirst())[...]
let isPass = rest.first == "swift-syntax"
if isPass { rest.removeFirst() }
var numbers = ["--rounds": 5, "--threads": 1, "--repeats": 1]
var products = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../.build/release")
  .standardizedFileURL
  .path
var paths: [String] = []
while let argument = rest.popFirst() {
  if argument == "--products" {
    products = rest.popFirst() ?? products
  } else if numbers[argument] != nil {
    numbers[argument] = rest.popFirst().flatMap { Int($0) } ?? 1
  } else {
    paths.append(argument)
  }
}
do {
  if isPass {
    SwiftSyntaxPass.run(threads: numbers["--threads"] ?? 1, repeats: numbers["--repeats"] ?? 1)
  } else if paths.isEmpty {
    throw BenchmarkError("Usage: benchmarks [--rounds N] [--products FOLDER] FOLDER…")
  } else {
    try Benchmark(paths: paths, rounds: numbers["--rounds"] ?? 5, products: products).run()
  }
} catch {
  print("\(error)")
  exit(2)
}
