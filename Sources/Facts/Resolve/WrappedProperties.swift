/// A stored property with a SwiftUI wrapper, and the type that declares it.
package struct WrappedProperty: Sendable, Equatable {
  package let property: Property
  package let wrapper: Wrapper
  package let attribute: Attribute
  package let owner: DeclaredType
}

extension ProjectFacts {
  /// The file's member properties that carry one of the wrappers. None when the file cannot see SwiftUI or sees a
  /// wrapper or macro of the project under the same name. Declarations that the compiler rejects are left out.
  package func wrappedProperties(in file: FileFacts, by wrappers: Wrapper...) -> [WrappedProperty] {
    guard file.summary.hasMembersWithAttributes, seesSwiftUI(file.summary) else { return [] }
    let properties = file.summary.properties
    return properties.indices.compactMap { index in
      guard let wrapper = properties[index].wrapper, wrappers.contains(wrapper),
        let owner = DeclaredType(file.summary, properties[index].owner)
      else { return nil }
      return wrapped(properties[index], by: wrapper, in: owner)
    }
  }

  /// The type's stored property of that name when it carries the wrapper; the same exceptions hold.
  package func wrappedProperty(named name: Symbol, of owner: DeclaredType, by wrapper: Wrapper) -> WrappedProperty? {
    guard let property = owner.properties.first(where: { $0.$name == name }), property.wrapper == wrapper,
      seesSwiftUI(owner.file)
    else { return nil }
    return wrapped(property, by: wrapper, in: owner)
  }

  /// The file's static properties with a wrapper that does nothing outside of a view's value; the same exceptions hold.
  package func staticWrappedProperties(in file: FileFacts) -> [WrappedProperty] {
    guard file.summary.hasMembersWithAttributes, seesSwiftUI(file.summary) else { return [] }
    return file.summary.properties.compactMap { property in
      guard property.isStatic, !property.isComputed, let wrapper = property.wrapper, wrapper.needsView,
        let owner = DeclaredType(file.summary, property.owner)
      else { return nil }
      return declared(property, by: wrapper, in: owner)
    }
  }

  private func wrapped(_ property: Property, by wrapper: Wrapper, in owner: DeclaredType) -> WrappedProperty? {
    guard property.isStoredInstance, owner.kind != .extension else { return nil }
    return declared(property, by: wrapper, in: owner)
  }

  private func declared(_ property: Property, by wrapper: Wrapper, in owner: DeclaredType) -> WrappedProperty? {
    guard !property.isLet, !property.traits.contains(.isOneOfSeveral),
      property.modifiers.isDisjoint(with: [.isLazy, .isWeak, .isUnowned]), !isShadowed(wrapper, in: owner.file),
      !property.attributes.contains(where: { $0.name == "Previewable" }),
      let attribute = property.attribute(wrapper), owner.kind != .protocol
    else { return nil }
    return WrappedProperty(property: property, wrapper: wrapper, attribute: attribute, owner: owner)
  }

  /// Whether SwiftUI's names can be meant in the file.
  package func seesSwiftUI(_ file: FileSummary) -> Bool {
    file.importsSwiftUI || reexportsSwiftUI
      || (!settings.reexporters.isEmpty || folderSettings.hasReexporters)
        && file.imports(anyOf: configuredSettings(of: file).reexporters)
  }

  /// Whether the project declares a property wrapper or macro of the wrapper's name that the file can see.
  func isShadowed(_ wrapper: Wrapper, in file: FileSummary) -> Bool {
    if files(.macros, wrapper.symbol).contains(where: { sees($0, from: file) }) { return true }
    return files(.propertyWrappers, wrapper.symbol).contains { other in
      sees(other, from: file)
        && other.types.enumerated().contains { index, type in
          type.path == wrapper.rawValue && type.hasAttribute("propertyWrapper")
            && (other.id == file.id || DeclaredType(other, index)?.isHiddenFromOtherFiles == false)
        }
    }
  }
}
