import FactCollection
import FactQuestions
import Facts
import SourceText
import Syntax

/// Returns the facts of a source text.
func facts(_ source: String, path: String = "File.swift") -> FileFacts {
  FactCollector.facts(of: Parser.parse(Array(source.utf8)), path: path)
}

/// Returns a complete project with these files.
func project(_ files: KeyValuePairs<String, String>) -> ProjectFacts {
  var project = ProjectFacts()
  for (path, source) in files { project.update(facts(source, path: path).summary) }
  project.isComplete = true
  return project
}

extension ProjectFacts {
  /// Returns the first type with the path in the file.
  func type(_ path: String, in file: String = "File.swift") -> DeclaredType? {
    summary(ofFileAt: file).flatMap { summary in
      DeclaredType(summary, summary.types.firstIndex { $0.path == path && $0.kind != .extension })
    }
  }

  /// Returns whether a property could be made private; nil if there is no such property.
  func privacy(of property: String, of path: String, in file: String = "File.swift") -> Privacy? {
    guard let type = type(path, in: file), let property = type.properties.first(where: { $0.name == property }) else {
      return nil
    }
    return canBePrivate(property, in: type)
  }
}
