import Facts

/// A change of a property in code that runs on a background thread.
package struct BackgroundWrite: Sendable {
  package let property: Property
  /// The change, or the call of a method of the same type that changes the property.
  package let use: BackgroundChange
  /// The change in the called method; nil without a call.
  package let changeInMethod: BackgroundChange?
}

extension ProjectFacts {
  /// The changes of stored properties in background code of a file: those in the code itself, followed by those in
  /// methods that it calls.
  ///
  /// - Parameter owners: The types that are not isolated, by the index of the declaration or extension with the code.
  package func backgroundWrites(in file: FileFacts, owners: [Int: DeclaredType]) -> [BackgroundWrite] {
    let isOnCaller = settings(of: file.summary).mayRunAsyncOnCaller
    let changes = file.backgroundChanges.filter { owners[$0.scope] != nil }
    let inMethods = changes.filter { $0.start == .caller && !asksForMainThread($0, in: file) }
    let inBackground = changes.filter { change in
      change.start != .caller && change.kind != .calledBack && (change.start != .function || !isOnCaller)
        && runsInBackground(change, owners, in: file)
    }
    let own = inBackground.compactMap { change in
      property(changedBy: change, owners).map { BackgroundWrite(property: $0, use: change, changeInMethod: nil) }
    }
    let called = inBackground.filter { $0.kind == .called }.compactMap { call in
      inMethods.lazy.filter { $0.$member == call.$name && owners[$0.scope] == owners[call.scope] }
        .compactMap { change in
          self.property(changedBy: change, owners).map {
            BackgroundWrite(property: $0, use: call, changeInMethod: change)
          }
        }.first
    }
    return own + called
  }

  /// The changes that the class's own code in the file makes in the background, if the class is not isolated.
  package func backgroundWrites(to type: DeclaredType, in file: FileFacts) -> [BackgroundWrite] {
    let owners = file.summary.types.indices.reduce(into: [Int: DeclaredType]()) { result, index in
      // An extension can have its own isolation.
      guard owner(of: index, in: file.summary) == type, file.summary.type(at: index)?.hasAttribute("MainActor") == false
      else { return }
      result[index] = type
    }
    return backgroundWrites(in: file, owners: owners)
  }

  /// The property that the code changes. A change inside an object only counts if views may observe the object, too.
  private func property(changedBy change: BackgroundChange, _ owners: [Int: DeclaredType]) -> Property? {
    guard change.kind == .assigned || change.kind == .changed, let owner = owners[change.scope],
      let property = owner.property(named: change.$name), property.isStoredInstance
    else { return nil }
    if change.kind == .changed, let held = objectType(of: property, in: owner.file), held.kind == .class,
      observability(of: held) == nil
    {
      return nil
    }
    return property
  }

  /// Returns whether the queue or the method that receives the closure runs it on a background thread.
  private func runsInBackground(
    _ change: BackgroundChange, _ owners: [Int: DeclaredType], in file: FileFacts
  ) -> Bool {
    guard !change.$carrier.isEmpty, let owner = owners[change.scope] else { return true }
    if let queue = owner.property(named: change.$carrier) {
      return queue.isLet && queue.value.kind == .construct && queue.value.path == "DispatchQueue"
    }
    return file.backgroundChanges.contains { call in
      call.kind == .calledBack && call.$member == change.$carrier && call.$carrier.isEmpty && call.start == .callback
        && self.owner(of: call.scope, in: file.summary) == owner && !asksForMainThread(call, in: file)
    }
  }

  /// Returns whether the code around the change may wait for the main thread.
  private func asksForMainThread(_ change: BackgroundChange, in file: FileFacts) -> Bool {
    let code = file.text(change.startPlace)
    return [".main", "MainActor", "isMainThread"].contains { code.contains($0) }
  }
}
