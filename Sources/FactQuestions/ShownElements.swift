import Facts

/// Views that show values which code changes, and the calls that pass them these values.
extension ProjectFacts {
  /// A view that receives a value of a type and shows a property of it.
  typealias ShowingView = (view: DeclaredType, input: Property, form: PassedForm, read: FoundPlace)

  /// What a view receives: a value of the type, a list of them, or a value with such a list.
  enum PassedForm {
    case value, list, container
  }

  /// The views that receive a value of the type, show its property, and are updated for no other reason.
  func views(showing property: Property, of type: DeclaredType) -> [ShowingView] {
    files(.shown, property.$name).filter { !$0.traits.contains(.isTest) && seesSwiftUI($0) }.flatMap { file in
      (file.drawnMembers + file.indirectReads).compactMap { drawn -> ShowingView? in
        guard drawn.$member == property.$name,
          let (view, input) = input(named: drawn.$property, ofViewAt: drawn.scope, in: file),
          input.holdsList
            ? self.type(named: input.type?.$path ?? .empty, at: input.owner, in: view.file) == type
            : isInstance(input, declaredIn: view.file, of: type) == .yes
        else { return nil }
        return (view, input, input.holdsList ? .list : .value, FoundPlace(file: file, place: drawn.place))
      }
    } + views(showing: property, ofElementsOfType: type)
  }

  /// The views that receive a value with a list of such elements, and show the property of each.
  private func views(showing property: Property, ofElementsOfType type: DeclaredType) -> [ShowingView] {
    arrays(of: type).flatMap { list, container -> [ShowingView] in
      guard container.kind == .struct, list.isStoredInstance, !implementsEqualityOrHashing(container) else { return [] }
      let files = files(.nestedReads, list.$name).filter { !$0.traits.contains(.isTest) && seesSwiftUI($0) }
      return files.flatMap { file in
        file.nestedReads.compactMap { read -> ShowingView? in
          guard read.isOfElement, read.$member == list.$name, read.$inner == property.$name,
            let (view, input) = input(named: read.$property, ofViewAt: read.scope, in: file), !input.holdsList,
            isInstance(input, declaredIn: view.file, of: container) == .yes
          else { return nil }
          return (view, input, .container, FoundPlace(file: file, place: read.place))
        }
      }
    }
  }

  /// The plain property of a view that is updated only if what it receives differs.
  private func input(
    named name: Symbol, ofViewAt scope: Int, in file: FileSummary
  ) -> (view: DeclaredType, input: Property)? {
    guard let view = owner(of: scope, in: file), isSwiftUIOwner(view) == .yes, !implementsEqualityOrHashing(view),
      let input = view.property(named: name), input.isStoredInstance, input.attributes.isEmpty,
      input.value.kind == .none, view.properties.allSatisfy(isCompared)
    else { return nil }
    return (view, input)
  }

  /// Returns whether the property causes no update as long as its value stays equal. Closures are never equal, and
  /// objects announce changes themselves.
  private func isCompared(_ property: Property) -> Bool {
    guard property.isStoredInstance else { return true }
    switch property.wrapper {
    case .state: return true
    case .environment: return property.readFromEnvironment?.family == .key
    case nil: return property.attributes.isEmpty && property.type?.form != .function && property.type?.path != ""
    default: return false
    }
  }

  /// Returns whether the call passes the holder's value, or an element of it, for the input, and nothing else of it.
  func passes(
    _ write: HeldWrite, as input: Property, _ form: PassedForm, in found: FoundConstruction
  ) -> Bool {
    let construction = found.construction
    guard construction.callee == .type, let argument = construction.argument(labeled: input.$name),
      let mention = argument.mentions.first,
      argument.mentions.count == 1, argument.value.kind == .name || argument.value.kind == .member,
      // A call that also passes a part of it, or a closure, updates the view anyway.
      construction.arguments.allSatisfy({ other in
        other == argument || other.value.kind != .closure && !other.mentions.contains { $0.$name == mention.$name }
      })
    else { return false }
    return comes(mention, from: write, as: form, in: found, depth: 0)
  }

  /// Returns whether the mention is an element of a list in a value that the caller itself receives:
  /// `ForEach(trip.stops) { StopRow(stop: $0) }`.
  private func comesFromContainer(
    _ mention: Reference, from write: HeldWrite, in found: FoundConstruction, _ caller: DeclaredType, depth: Int
  ) -> Bool {
    guard depth < Self.followedSteps, let list = elementName(mention, in: found)?.collection, list.isOfSelf,
      !list.members.isEmpty, let input = caller.property(named: list.$name), isPlainInput(input)
    else { return false }
    return constructions(of: caller).contains { call in
      guard !call.isPreviewOrTest, let passed = call.construction.argument(labeled: input.$name),
        passed.mentions.count == 1, let container = passed.mentions.first,
        passed.value.kind == .name || passed.value.kind == .member
      else { return false }
      return comes(container, from: write, as: .container, in: call, depth: depth + 1)
    }
  }

  /// Returns whether the call passes the holder's value or an element of it, in a function that draws also through its
  /// parameter.
  private func comes(
    _ mention: Reference, from write: HeldWrite, as form: PassedForm, in found: FoundConstruction, depth: Int
  ) -> Bool {
    let (construction, holder, writer) = (found.construction, write.holder, write.writer)
    guard construction.context.isDisjoint(with: [.isPresented, .isPushed, .hasFreshIdentity, .isInStatic]),
      let caller = owner(of: construction.scope, in: found.file), isSwiftUIOwner(caller) == .yes,
      !construction.identities.contains(where: { $0.$name == mention.$name && $0.members != "id" })
    else { return false }
    switch mention.root {
    case .closureParameter:
      guard write.isOfElements, mention.members.isEmpty, mention.parameterKind != .item else { return false }
      return form != .list && lists(holder, of: writer, in: caller)
        || form == .value && comesFromContainer(mention, from: write, in: found, caller, depth: depth)
    case .memberOrGlobal, .selfMember:
      guard form == .container || write.isOfElements == (form == .list), form != .list || holder.holdsList else {
        return false
      }
      if mention.members.isEmpty { return caller == writer && mention.$name == holder.$name }
      return mention.$members == holder.$name && holds(caller, mention.$name, writer)
    case .parameter:
      guard mention.members.isEmpty, depth < Self.followedSteps else { return false }
      return (arguments(forParameter: mention, around: found) ?? []).contains { call, argument in
        guard let argument, argument.mentions.count == 1, let passed = argument.mentions.first,
          argument.value.kind == .name || argument.value.kind == .member, !call.isPreviewOrTest
        else { return false }
        return comes(passed, from: write, as: form, in: call, depth: depth + 1)
      }
    case .local, .selfValue: return false
    }
  }
}
