import FactQuestions
import Facts
import SourceText

/// The fixes that run code for every change of a property, not only for changes through its setter.
struct ObserverFixes {
  let observer: PropertyObserver
  let wrapped: WrappedProperty
  let file: FileFacts
  let project: ProjectFacts

  /// For a binding, the closures come first, because `.onChange` would also run for changes by the binding's owner.
  func fixes(_ bypasses: [Bypass]) -> [Fix] {
    let fixes = [following, writing(bypasses)].compactMap { $0 }
    return wrapped.wrapper == .binding ? fixes.reversed() : fixes
  }

  private var name: String { observer.name }

  // MARK: onChange

  private var following: Fix? {
    guard observer.traits.contains(.isAlone), !observer.traits.contains(.isWillSet), !isMutating, isEquatable,
      let modifier, let insertion = BodyModifierEdit.insertion(modifier, to: wrapped.owner, in: file, project)
    else { return nil }
    let start = file.skipBlanksBackward(from: observer.accessors.range.start)
    let again = observer.traits.contains(.assignsProperty) ? ", and again for its own assignments" : ""
    return Fix(
      "Move the code to '.onChange(of: \(name))'",
      .suggested(
        because: "the code then runs after the view updates, and only if the value of '\(name)' has changed" + again),
      in: file.path, [.delete(ByteRange(start, observer.accessors.range.end)), insertion])
  }

  /// Whether the observer calls a mutating method, which a closure in `body` cannot do.
  private var isMutating: Bool {
    let declarations = [wrapped.owner] + project.extensions(of: wrapped.owner)
    let methods = Set(
      declarations.flatMap { owner in
        owner.file.methods.filter { $0.isMutating && $0.owner == owner.index }.map(\.$name)
      })
    return !methods.isEmpty
      && file.nameUses.contains { methods.contains($0.$name) && observer.body.range.contains($0.place.range) }
  }

  private var isEquatable: Bool {
    let property = wrapped.property
    guard let type = property.type else { return property.value.kind == .literal && !property.value.path.isEmpty }
    return project.isEquatable(type, at: property.owner, in: file.summary)
  }

  /// Nil if the form of `.onChange` for the deployment target does not provide the old value.
  private var modifier: String? {
    let isNew = project.runs(on: .observable, at: wrapped.owner.index, in: file.summary) == .yes
    let names = observer.traits.contains(.namesParameter)
    guard isNew || !names, let lines = statements else { return nil }
    let parameters = names ? " \(observer.parameter), _ in" : isNew ? "" : " _ in"
    let opening = ".onChange(of: \(name)) {\(parameters)"
    guard lines.count > 1 else { return "\(opening) \(lines.first ?? "") }" }
    return ([opening] + lines.map { $0.isEmpty ? "" : step + $0 } + ["}"]).joined(separator: "\n")
  }

  private var step: String {
    let outer = file.indentation(ofLineAt: wrapped.owner.declaration.place.range.start)
    let inner = file.indentation(ofLineAt: wrapped.property.place.range.start)
    return inner.count > outer.count && inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "    "
  }

  /// The observer's lines without their common indentation; nil if it cannot be removed.
  private var statements: [String]? {
    let text = file.text(observer.body)
    guard text.hasPrefix("{"), text.hasSuffix("}"), !text.contains("\"\"\"") else { return nil }
    var lines = text.dropFirst().dropLast().split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    guard let shared = lines.filter({ !isBlank($0) }).map({ $0.prefix(while: \.isWhitespace).count }).min() else {
      return nil
    }
    lines = lines.map { isBlank($0) ? "" : String($0.dropFirst(shared)) }
    if lines.count == 1 { lines = lines.map { String($0.reversed().drop(while: \.isWhitespace).reversed()) } }
    return lines
  }

  // MARK: Closures

  private func writing(_ bypasses: [Bypass]) -> Fix? {
    guard wrapped.wrapper != .focusState,
      bypasses.allSatisfy({
        $0.file.id == file.id && !$0.binding.traits.contains(.hasMembers) && !$0.binding.receiver.isEmpty
      })
    else { return nil }
    let edits = bypasses.map { bypass -> Edit in
      var start = bypass.binding.place.range.start
      if file.bytes[..<start].suffix(5).elementsEqual("self.".utf8) { start -= 5 }
      return Edit(
        ByteRange(start, bypass.binding.place.range.end), "Binding(get: { \(name) }, set: { \(name) = $0 })")
    }
    return Fix(
      "Bind '\(name)' with closures",
      .suggested(
        because: wrapped.wrapper == .binding
          ? "the observer still misses changes made by the owner of '\(name)'"
          : "each child that gets the binding then counts as changed on every update of '\(wrapped.owner.name)'"),
      in: file.path, edits)
  }
}
