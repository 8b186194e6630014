import Facts
import SourceText

/// The state that a view loses when its identity changes.
extension ProjectFacts {
  /// Returns whether nothing starts over when the view before an `.id(…)` gets a new identity. The view must be one of
  /// the project's or a plain framework view, and neither it nor any view in it may keep state, show views that callers
  /// pass, or do something when it appears.
  package func hasNothingToLose(_ identity: IdentityModifier, in file: FileSummary) -> Bool {
    guard identity.root.kind == .construct, let scope = identity.scope,
      case let view = type(named: identity.root.$path, at: identity.site, in: file),
      view.map({ isSwiftUIOwner($0) == .yes }) ?? KnownWords.isPlainView(identity.root.$path)
    else { return false }
    var seen = SeenCode()
    return hasNothingToLose(identity.base.range, at: scope, in: file, &seen)
  }

  private func hasNothingToLose(
    _ range: ByteRange, at scope: Int, in file: FileSummary, _ seen: inout SeenCode
  ) -> Bool {
    guard !file.restartedCalls.contains(where: { $0.scope == scope && range.contains($0.place.range) }) else {
      return false
    }
    for call in file.drawnCalls where call.scope == scope && range.contains(call.place.range) {
      guard hasNothingToLose(call, in: file, &seen) else { return false }
    }
    let calls = file.constructions(at: scope).filter { range.contains($0.place.range) }
    for call in calls {
      // Only the project's own initializers take views as `.init(…)`.
      if call.callee == .implicit, !calls.contains(where: { $0 != call && $0.place.range.contains(call.place.range) }) {
        continue
      }
      guard let type = type(named: call.$typePath, at: call.site, in: file), call.callee == .type,
        isSwiftUIOwner(type) == .no || hasNothingToLose(type, &seen)
      else { return false }
    }
    return true
  }

  private func hasNothingToLose(_ view: DeclaredType, _ seen: inout SeenCode) -> Bool {
    guard seen.views.insert(view).inserted else { return true }
    return seen.views.count < 20 && view.kind == .struct && view.declaration.genericParameters.isEmpty
      && ownedState(of: view) == nil
      && ([view] + extensions(of: view)).contains { $0.properties.contains { $0.name == "body" && $0.isComputed } }
      && !view.properties.contains { $0.type?.form == .function || $0.type?.form == .other }
      && ([view] + extensions(of: view)).allSatisfy {
        hasNothingToLose($0.declaration.memberBlock.range, at: $0.index, in: $0.file, &seen)
      }
  }

  /// Returns whether nothing starts over in the function that a call names, if it is a function of the enclosing type
  /// or of an extension of `View`. Its arguments are part of the code around the call.
  private func hasNothingToLose(
    _ call: Construction, in file: FileSummary, _ seen: inout SeenCode
  ) -> Bool {
    let base = call.$typePath.pathWithoutLastComponent
    guard call.callee == .modifier || base.isEmpty || base == Symbol(.`self`) else { return false }
    // The code of a view is checked as a whole.
    guard call.callee == .modifier || owner(of: call.scope, in: file) == nil,
      seen.functions.insert(call.$typeName).inserted
    else { return true }
    for file in files(.extended, Symbol(.view)) {
      for function in file.drawingFunctions
      where function.$name == call.$typeName && owner(of: function.owner, in: file) == nil {
        guard hasNothingToLose(function.place.range, at: function.owner, in: file, &seen) else { return false }
      }
    }
    return true
  }

  private struct SeenCode {
    var views: Set<DeclaredType> = []
    /// The names of functions in extensions of `View`.
    var functions: Set<Symbol> = []
  }
}
