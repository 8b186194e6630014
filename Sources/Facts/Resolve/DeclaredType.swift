/// A type, protocol or extension in its file.
package struct DeclaredType: Sendable, Hashable {
  package let file: FileSummary
  /// In `file.types`.
  package let index: Int
  package let declaration: TypeDeclaration

  package init?(_ file: FileSummary, _ index: Int?) {
    guard let index, let declaration = file.type(at: index) else { return nil }
    self.file = file
    self.index = index
    self.declaration = declaration
  }

  package var path: String { declaration.path }
  package var name: String { declaration.name }
  package var kind: TypeDeclaration.Kind { declaration.kind }

  package static func == (left: DeclaredType, right: DeclaredType) -> Bool {
    left.index == right.index && left.file.path == right.file.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(file.path)
  }

  package var properties: OwnedMembers<Property> { file.properties(of: index) }
  package var initializers: OwnedMembers<Initializer> { file.initializers(of: index) }

  /// Seen by its own file alone.
  package var isHiddenFromOtherFiles: Bool {
    file.scopes(from: index).contains { scope in
      scope.isLocal || scope.access == .private || scope.access == .fileprivate
    }
  }
}
