import Facts

/// An assignment to a member of a value that a property holds, or of an element of it.
struct HeldWrite {
  let writer: DeclaredType
  let holder: Property
  let place: FoundPlace
  /// The members that a new value takes from the old one, where it is built again; nil where only a part is assigned.
  var kept: [Symbol]?
  var isReplacement = false
}

/// What code does to values that properties hold, so that views are told.
extension ProjectFacts {
  func writes(of property: Property, in type: DeclaredType) -> [HeldWrite] {
    files(.writtenMembers, property.$name).filter { !$0.traits.contains(.isTest) }.flatMap { file in
      file.memberWrites.compactMap { write -> HeldWrite? in
        write.$member == property.$name
          ? heldWrite(write.$property, of: type, write.scope, file, at: write.place) : nil
      }
        + file.carriedChanges.compactMap { change in
          change.$member == property.$name
            ? heldWrite(change.$property, of: type, change.scope, file, at: change.place, kept: change.kept) : nil
        }
    }
  }

  /// What the file's code does to a value of the type in the property of that name.
  func heldWrite(
    _ name: Symbol, of type: DeclaredType, _ scope: Int, _ file: FileSummary, at place: Place, kept: [Symbol]? = nil,
    isReplacement: Bool = false
  ) -> HeldWrite? {
    guard let writer = owner(of: scope, in: file), let (holder, declarer) = self.property(named: name, of: writer),
      isFollowed(holder, of: writer),
      isInstance(holder, declaredIn: declarer.file, of: type) == .yes || isList(holder, of: type, in: declarer)
    else { return nil }
    return HeldWrite(
      writer: writer, holder: holder, place: FoundPlace(file: file, place: place), kept: kept,
      isReplacement: isReplacement)
  }

  private func isList(_ holder: Property, of type: DeclaredType, in declarer: DeclaredType) -> Bool {
    guard let written = holder.type, written.form == .array else { return false }
    return self.type(named: written.$path, at: holder.owner, in: declarer.file) == type
  }

  /// Whether views are told when the property changes.
  func isFollowed(_ holder: Property, of writer: DeclaredType) -> Bool {
    guard writer.kind == .class else { return holder.wrapper == .state || holder.wrapper == .binding }
    return holder.wrapper == .published || holder.attributes.isEmpty && isObservable(writer) == .yes
  }

  /// Whether the caller's code names the holder: its own, or that of an object which it holds.
  func lists(_ holder: Property, of writer: DeclaredType, in caller: DeclaredType) -> Bool {
    if caller == writer { return true }
    return ([caller] + extensions(of: caller)).contains { declaration in
      declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)).contains {
        $0.$name == holder.$name && $0.receiver == .memberOrGlobal && holds(caller, $0.$receiverPath, writer)
      }
    }
  }

  func holds(_ caller: DeclaredType, _ name: Symbol, _ writer: DeclaredType) -> Bool {
    property(named: name, of: caller).map { isInstance($0.0, declaredIn: $0.1.file, of: writer) == .yes } ?? false
  }
}
