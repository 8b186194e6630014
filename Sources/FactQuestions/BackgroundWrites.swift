import Facts

/// A change of a property in code that runs on a background thread.
package struct BackgroundWrite: Sendable {
  package let property: Property
  /// The type of the property: the type with the code, or that of an object in one of its properties.
  package let owner: DeclaredType
  /// The change, or the call of a method of the same type that changes the property.
  package let use: BackgroundChange
  /// The change in the called method; nil without a call.
  package let changeInMethod: BackgroundChange?

  /// Where the property or the method is named.
  package var place: Place { place(in: use) }
  package var placeInMethod: Place? { changeInMethod.map(place) }

  private func place(in change: BackgroundChange) -> Place {
    change.inner.flatMap { $0.$name == property.$name ? $0.place : nil } ?? change.place
  }
}

extension ProjectFacts {
  /// The changes of stored properties in background code of a file: those in the code itself, followed by those in
  /// methods that it calls.
  ///
  /// - Parameter owners: The types that are not isolated, by the index of the declaration or extension with the code.
  package func backgroundWrites(in file: FileFacts, owners: [Int: DeclaredType]) -> [BackgroundWrite] {
    let isOnCaller = settings(of: file.summary).mayRunAsyncOnCaller
    let changes = file.backgroundChanges.filter { change in
      // The functions of a view are on the main actor.
      owners[change.scope].map { $0.kind == .class || change.start == .callback || change.start == .publisher } ?? false
    }
    let inMethods = changes.filter { $0.start == .caller && !asksForMainThread($0, in: file) }
    let inBackground = changes.filter { change in
      change.start != .caller && change.kind != .calledBack && (change.start != .function || !isOnCaller)
        && runsInBackground(change, owners, in: file)
    }
    let own = inBackground.compactMap { write(by: $0, use: $0, owners) }
    let called = inBackground.filter { $0.kind == .called }.compactMap { call in
      inMethods.lazy.filter { $0.$member == call.$name && owners[$0.scope] == owners[call.scope] }
        .compactMap { self.write(by: $0, use: call, owners) }.first
    }
    return own + called
  }

  /// Returns whether the class is an observable object with published properties, of its own or of a superclass in the
  /// project, and no actor isolates it.
  package func publishesOnAnyThread(_ type: DeclaredType) -> Bool {
    type.kind == .class
      && ([type] + ancestors(of: type).compactMap(\.declared)).contains { declaration in
        declaration.properties.contains { $0.isWrapped(by: .published) }
      } && isolation(of: type) == .nonisolated && observability(of: type) == .observableObject
  }

  /// The changes that the class's own code in the file makes in the background, if the class is not isolated.
  package func backgroundWrites(to type: DeclaredType, in file: FileFacts) -> [BackgroundWrite] {
    let owners = file.summary.types.indices.reduce(into: [Int: DeclaredType]()) { result, index in
      // An extension can have its own isolation.
      guard owner(of: index, in: file.summary) == type, file.summary.type(at: index)?.hasAttribute("MainActor") == false
      else { return }
      result[index] = type
    }
    return backgroundWrites(in: file, owners: owners).filter { $0.owner == type }
  }

  /// The write that a change in background code is, or in a method that it calls. A change inside an object changes a
  /// property of the object.
  private func write(
    by change: BackgroundChange, use: BackgroundChange, _ owners: [Int: DeclaredType]
  ) -> BackgroundWrite? {
    guard change.kind == .assigned || change.kind == .changed, var owner = owners[change.scope],
      case (var property, let declarer)? = property(named: change.$name, of: owner)
    else { return nil }
    if change.kind == .changed, let held = objectType(of: property, in: declarer.file), held.kind == .class {
      guard isolation(of: held) == .nonisolated, let inner = change.inner,
        let member = self.property(named: inner.$name, of: held), !member.0.hasAttribute("MainActor")
      else { return nil }
      (property, owner) = (member.0, held)
    } else if declarer != owner {
      guard isolation(of: declarer) == .nonisolated else { return nil }
      owner = declarer
    }
    guard property.isStoredInstance else { return nil }
    return BackgroundWrite(property: property, owner: owner, use: use, changeInMethod: use == change ? nil : change)
  }

  /// Returns whether the queue or the method that receives the closure runs it on a background thread.
  private func runsInBackground(
    _ change: BackgroundChange, _ owners: [Int: DeclaredType], in file: FileFacts
  ) -> Bool {
    if !change.$source.isEmpty {
      return sendsInBackground(change.$source, at: Site(scope: change.scope, place: change.place), in: file.summary)
    }
    guard !change.$carrier.isEmpty, let owner = owners[change.scope] else { return true }
    if let property = owner.property(named: change.$carrier) {
      return isQueue(property) || isService(property, of: owner, in: file)
    }
    return file.backgroundChanges.contains { call in
      guard call.kind == .calledBack, call.start == .callback,
        self.owner(of: call.scope, in: file.summary) == owner, !asksForMainThread(call, in: file)
      else { return false }
      guard change.start == .delegate else { return call.$member == change.$carrier && call.$carrier.isEmpty }
      return call.$name == change.$carrier
        && (call.$carrier.isEmpty || owner.property(named: call.$carrier).map { isQueue($0) } ?? false)
    }
  }

  private func isQueue(_ property: Property) -> Bool {
    property.isLet && property.value.kind == .construct
      && ["DispatchQueue", "OperationQueue"].contains(property.value.path)
  }

  /// Returns whether the property contains an object of the system that calls its closures in the background.
  private func isService(_ property: Property, of owner: DeclaredType, in file: FileFacts) -> Bool {
    let type = property.type?.$path ?? property.value.$path.firstPathComponent
    guard SystemServices.isKnown(type) else { return false }
    // Its closures run on the queue that it is created with.
    return type != "URLSession" || property.value.path == "URLSession.shared"
      || property.value.kind == .construct && owner.file.id == file.id
        && !file.text(property.valuePlace).contains("delegateQueue")
  }

  /// Returns whether the function or property at the end of the path returns a publisher that sends its values on a
  /// background thread, or calls its closure there, in each version of the function.
  private func sendsInBackground(_ path: Symbol, at site: Site, in file: FileSummary, depth: Int = 0) -> Bool {
    // Real chains are shorter.
    guard depth < 8, !path.isEmpty else { return false }
    let holder = holder(ofMemberAt: path, at: site, in: file)
    let name = path.lastPathComponent
    let declarations = holder.map { [$0] + ancestors(of: $0).compactMap(\.declared) } ?? []
    let parts = declarations.flatMap { [$0] + extensions(of: $0) }
    let methods = parts.flatMap { part in part.file.methods(named: name).filter { $0.owner == part.index } }
    let sent = parts.flatMap { part in
      part.file.sentPublishers.filter { $0.owner == part.index && $0.$name == name }.map { ($0, part) }
    }
    guard !sent.isEmpty, sent.count >= methods.count else {
      // The last name may be an operator.
      return methods.isEmpty && sendsInBackground(path.pathWithoutLastComponent, at: site, in: file, depth: depth + 1)
    }
    return sent.allSatisfy { publisher, part in
      publisher.source.isEmpty
        || sendsInBackground(
          publisher.$source, at: Site(scope: part.index, place: publisher.place), in: part.file, depth: depth + 1)
    }
  }

  /// Returns whether the code around the change may know that it is on the main thread.
  private func asksForMainThread(_ change: BackgroundChange, in file: FileFacts) -> Bool {
    BackgroundChange.asksForMainThread(file.text(change.startPlace))
  }
}
