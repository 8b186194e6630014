import FactQuestions
import Facts
import SourceText

struct EnvironmentDefaultUnstable: Rule {
  static let id: RuleID = "environment-default-unstable"
  let wrapper: Wrapper? = .environment
  let summary = "An environment key creates a new default value on every read"
  let rationale = """
    A computed `defaultValue` runs on every read, and so does the value of an `@Entry`, which expands to one. If \
    nothing is injected, each view that reads the key gets its own object: what one view changes, the others never \
    show, and loaded data is lost on the next update. A value such as `UUID()`, which differs on every read, counts as \
    a change of the environment every time.

    A stored `static let defaultValue` is initialized once, and all views share it.

    The rule is off by default: of 10 findings in real projects, reviewers confirmed two. Most defaults are \
    always replaced.
    """
  let isOnByDefault = false
  let reference = "https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue"

  let examples: [Example] = [
    .flagged(
      "Each reader without an injected object gets its own",
      """
      import SwiftUI

      @Observable final class Theme {
          var name = "light"
          func flip() { name = "dark" }
      }

      struct ThemeKey: EnvironmentKey {
          static var ⟦defaultValue⟧: Theme { Theme() }
      }

      extension EnvironmentValues {
          var theme: Theme {
              get { self[ThemeKey.self] }
              set { self[ThemeKey.self] = newValue }
          }
      }
      """, fixed: ["static var defaultValue: Theme { Theme() }": "static let defaultValue: Theme = Theme()"],
      because: "share one 'Theme'"),
    .allowed(
      "A stored default, a shared object, and a value that is always equal",
      """
      import SwiftUI

      final class Theme {
          var name = "light"
      }

      struct Size {
          var width = 0
      }

      struct StoredKey: EnvironmentKey {
          static let defaultValue = Theme()
      }

      struct SharedKey: EnvironmentKey {
          private static let one = Theme()
          static var defaultValue: Theme { one }
      }

      struct SizeKey: EnvironmentKey {
          static var defaultValue: Size { Size() }
      }

      struct NoneKey: EnvironmentKey {
          static var defaultValue: Theme? { nil }
      }
      """),
  ]

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    guard !file.summary.traits.contains(.isTest) else { return [] }
    return (project.unstableDefaults(in: file.summary) + project.unstableFallbacks(in: file)).compactMap {
      finding($0, in: file, of: project)
    }
  }

  private func finding(_ found: UnstableDefault, in file: FileFacts, of project: ProjectFacts) -> Finding? {
    let property = found.property
    let subject =
      switch found.form {
      case .getter(let key): "'defaultValue' of '\(key)'"
      case .entry, .fallback: "The default of '\(property.name)'"
      }
    guard let made = found.made else {
      return Finding(
        rule: id, severity: .information, range: property.namePlace.range,
        message: "\(subject) returns a new value on every read, which counts as a change every time")
    }
    // Objects without stored values are interchangeable.
    guard project.keepsSomething(made) else { return nil }
    let isChangeable = project.observability(of: made) != nil && project.isChangeable(made) && !found.isInjected
    return Finding(
      rule: id, severity: isChangeable ? defaultSeverity : .information, range: property.namePlace.range,
      message: "\(subject) creates a new '\(made.name)' on every read, "
        + "so views share it only if it is injected",
      fixes: fix(found, of: made, in: file, project).map { [$0] } ?? [])
  }

  private func fix(
    _ found: UnstableDefault, of made: DeclaredType, in file: FileFacts, _ project: ProjectFacts
  ) -> Fix? {
    // In Swift 6, a static constant must be `Sendable`, and few classes are.
    guard project.settings(of: file.summary).languageMode.map({ $0 < 6 }) ?? true else { return nil }
    let edits: [Edit]?
    switch found.form {
    case .getter: edits = storing(found.property, in: file)
    case .entry: edits = naming(found.property, in: file)
    case .fallback(let place): edits = naming(place, of: found.property, in: file)
    }
    return edits.map {
      Fix(
        "Create the default value once",
        .suggested(because: "all views without an injected object then share one '\(made.name)'"), in: file.path, $0)
    }
  }

  /// Rewrites the default to `static let defaultValue: Theme = Theme()`.
  private func storing(_ property: Property, in file: FileFacts) -> [Edit]? {
    guard let getter = property.getterPlace else { return nil }
    var value = file.text(getter).trimmingBraces[...]
    if value.hasPrefix("return ") { value = value.dropFirst(7) }
    guard !value.contains(where: \.isNewline), !value.contains(";") else { return nil }
    return [Edit(property.introducerPlace.range, "let"), Edit(getter.range, "= \(value)")]
  }

  /// Moves the object to a static constant that the entry refers to.
  private func naming(_ property: Property, in file: FileFacts) -> [Edit]? {
    guard property.value.kind == .construct, var edits = naming(property.valuePlace, of: property, in: file) else {
      return nil
    }
    if property.type == nil { edits.append(.insert(": \(property.value.path)", at: property.namePlace.range.end)) }
    return edits
  }

  private func naming(_ place: Place, of property: Property, in file: FileFacts) -> [Edit]? {
    let value = file.text(place)
    // The type of `.init()` is known only from its context.
    guard !value.contains(where: \.isNewline), !value.hasPrefix(".") else { return nil }
    let name = "default" + property.name.prefix(1).uppercased() + property.name.dropFirst()
    let start = file.startWithComments(ofDeclaration: property.place)
    return [
      .insert(
        "private static let \(name) = \(value)" + file.lineEnding + file.indentation(ofLineAt: start), at: start),
      Edit(place.range, "EnvironmentValues.\(name)"),
    ]
  }
}
