/// Returns a number with its noun: "1 file", "3 files".
package func counted(_ count: Int, _ noun: String) -> String {
  let ending = count == 1 ? "" : noun.hasSuffix("s") || noun.hasSuffix("x") ? "es" : "s"
  return "\(count) \(noun)\(ending)"
}
