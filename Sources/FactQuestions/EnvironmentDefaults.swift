import Facts

/// A default value of the environment that is created again on each read.
package struct UnstableDefault: Sendable {
  package enum Form: Sendable, Hashable {
    /// The key's `static var defaultValue: T { T() }`.
    case getter(key: String)
    /// `@Entry var theme = Theme()`.
    case entry
    /// `get { self[ThemeKey.self] ?? Theme() }`, which creates the object at that place.
    case fallback(Place)
  }

  package let form: Form
  package let property: Property
  /// The class of the object; nil for a value that is different on each read.
  package let made: DeclaredType?
  /// Whether the app puts another value into the environment that replaces the default.
  package let isInjected: Bool
}

extension ProjectFacts {
  /// The unstable defaults that the file declares.
  package func unstableDefaults(in file: FileSummary) -> [UnstableDefault] {
    guard seesSwiftUI(file) else { return [] }
    return file.properties.compactMap { property in
      if property.isStatic, property.isComputed, property.$name == Self.defaultValue {
        return unstableGetter(property, in: file)
      }
      return property.hasAttribute("Entry") ? unstableEntry(property, in: file) : nil
    }
  }

  /// The properties in the file that create an object if their key has no value.
  package func unstableFallbacks(in file: FileFacts) -> [UnstableDefault] {
    guard seesSwiftUI(file.summary) else { return [] }
    return file.fallbackGetters.compactMap { getter in
      guard getter.isConstant, mayHoldNothing(getter.$key, at: getter.owner, in: file.summary),
        let property = file.summary.properties(of: getter.owner).first(where: { $0.$name == getter.$name }),
        case let path = getter.createdType.isEmpty ? property.type?.$path ?? .empty : getter.$createdType,
        let made = madeClass(path, at: getter.owner, in: file.summary)
      else { return nil }
      return UnstableDefault(
        form: .fallback(getter.place), property: property, made: made, isInjected: isInjected(property.$name))
    }
  }

  /// Returns whether the key's default may be nil. If it is an object, no other object is ever created.
  private func mayHoldNothing(_ key: Symbol, at scope: Int, in file: FileSummary) -> Bool {
    guard let declared = type(named: key, at: scope, in: file),
      let (property, _) = property(named: Self.defaultValue, of: declared)
    else { return true }
    return property.value.kind == .none || property.value == Value(.literal)
  }

  /// Returns whether objects of the class have stored variables, other than weak references.
  package func isChangeable(_ type: DeclaredType) -> Bool {
    ([type] + ancestors(of: type).compactMap(\.declared)).contains { declared in
      declared.kind != .protocol
        && declared.properties.contains { $0.isStoredInstance && !$0.isLet && !$0.modifiers.contains(.isWeak) }
    }
  }

  private static let defaultValue: Symbol = "defaultValue"
  static let environmentValues: Symbol = "EnvironmentValues"
  private static let fresh = [Value(.construct, "UUID"), Value(.construct, "Date"), Value(.member, "Date.now")]

  private func unstableGetter(_ property: Property, in file: FileSummary) -> UnstableDefault? {
    guard let scope = property.owner, let key = owner(of: scope, in: file),
      conforms(key, toAnyOf: ["EnvironmentKey"], of: KnownProtocols.swiftUIModules) == .yes
    else { return nil }
    let isInjected = accessors(of: key).contains { self.isInjected($0) }
    if let factory = file.factories(named: property.$name).first(where: { $0.owner == scope && !$0.isFunction }) {
      let path = factory.createdType.isEmpty ? property.type?.$path ?? .empty : factory.$createdType
      return madeClass(path, at: scope, in: file).map {
        UnstableDefault(form: .getter(key: key.name), property: property, made: $0, isInjected: isInjected)
      }
    }
    guard file.volatileGetters(of: scope).contains(where: { $0.$name == property.$name }) else { return nil }
    return UnstableDefault(form: .getter(key: key.name), property: property, made: nil, isInjected: isInjected)
  }

  private func unstableEntry(_ property: Property, in file: FileSummary) -> UnstableDefault? {
    guard let scope = property.owner, file.type(at: scope)?.$name == Self.environmentValues else { return nil }
    let isInjected = isInjected(property.$name)
    let isConstruction = property.value.kind == .construct
    // `Date(timeIntervalSince1970: 0)` is equal each time.
    if Self.fresh.contains(property.value),
      !isConstruction || property.valuePlace.range.utf8Count == "\(property.value.path)()".utf8.count
    {
      return UnstableDefault(form: .entry, property: property, made: nil, isInjected: isInjected)
    }
    let path: Symbol
    switch property.value.kind {
    case .construct: path = property.value.$path
    case .implicitInit: path = property.type?.$path ?? .empty
    default: return nil
    }
    return madeClass(path, at: scope, in: file).map {
      UnstableDefault(form: .entry, property: property, made: $0, isInjected: isInjected)
    }
  }

  private func madeClass(_ path: Symbol, at scope: Int, in file: FileSummary) -> DeclaredType? {
    type(named: path, at: scope, in: file).flatMap { $0.kind == .class || $0.kind == .actor ? $0 : nil }
  }

  /// The properties of `EnvironmentValues` whose code names the key.
  private func accessors(of key: DeclaredType) -> [Symbol] {
    files(.mentioned, key.$name).flatMap { file in
      file.typeMentions(named: key.$name).compactMap { mention -> Symbol? in
        guard let scope = mention.scope, file.type(at: scope)?.$name == Self.environmentValues else { return nil }
        return file.properties(of: scope).first { $0.place.range.contains(mention.place.range) }?.$name
      }
    }
  }

  private func isInjected(_ keyPath: Symbol) -> Bool {
    files(.injected, keyPath).contains { file in
      !file.traits.contains(.isTest)
        && file.injections.contains {
          $0.family == .key && $0.$keyPath == keyPath && !$0.context.contains(.isPreview)
        }
    }
  }
}
