import Analysis

/// Brings the generated pages up to date.
enum PagesCommand: DeveloperCommand {
  static let name = "pages"
  static let usage = "pages"
  static let summary = "Write the pages that are made from the rules"

  static func run(_ arguments: [String]) throws(DeveloperError) -> Bool {
    for page in GeneratedPages.all() {
      let present = (try? Repository.text(page.path)) ?? ""
      guard let updated = page.updated(present) else {
        throw DeveloperError(sentence: "'\(page.path)' lacks the two marks between which the generated part stands.")
      }
      guard updated != present else { continue }
      try Repository.write(updated, to: page.path)
      print("Wrote \(page.path)")
    }
    return true
  }
}
