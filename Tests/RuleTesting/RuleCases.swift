import Foundation
import Rules
import SourceText

/// The case files of all rules: `Tests/RuleCases/RULE/NAME.swift`.
package struct RuleCases: Sendable {
  /// The case files of each rule, in the order of their paths.
  package private(set) var files: [RuleID: [CaseFile]] = [:]
  /// Files that cannot be read or that do not belong there, as sentences with locations.
  package private(set) var problems: [String] = []

  package static let folder = "Tests/RuleCases"

  /// The cases in the repository that contains this file.
  package static let all = RuleCases(
    in: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  /// - Parameter root: the folder of the repository.
  package init(in root: URL) {
    let top = root.appendingPathComponent(Self.folder)
    for name in Self.names(in: top) where name != "README.md" {
      guard let rule = AllRules.rules.first(where: { $0.id.description == name }) else {
        problems.append("\(Self.folder)/\(name): There is no rule of this name.")
        continue
      }
      for file in Self.names(in: top.appendingPathComponent(name)) {
        let path = "\(Self.folder)/\(name)/\(file)"
        guard file.hasSuffix(".swift") else {
          problems.append("\(path): A case is a Swift file.")
          continue
        }
        do {
          let text = String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
          files[rule.id, default: []].append(try CaseFile(path: path, text: text))
        } catch {
          problems.append("\(error)")
        }
      }
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the rule's examples, followed by its case files.
  package func cases(of rule: any Rule) -> [RuleCase] {
    rule.examples.map { RuleCase($0) } + (files[rule.id] ?? []).map { RuleCase($0) }
  }
}
