import Facts
import SourceText

/// Connects the values that are put into the environment with the holders that read them.
extension StateMapBuilder {
  /// A kind of value in the environment. A property reads an injected value only if both have the same kind.
  private enum InjectionKind: Hashable {
    /// An object and the generic arguments of its class: an injected `Page<Post>` does not reach a property that reads
    /// `Page<User>`.
    case object(EnvironmentFamily, model: Int, arguments: String)
    case key(String)
    /// An object whose class is not the project's, by the name that code writes.
    case named(EnvironmentFamily, String)
    /// An object whose class, or whose generic arguments, are unknown.
    case unknown(EnvironmentFamily)
  }

  private struct Injected {
    let file: Int
    let injection: EnvironmentInjection
    let kind: InjectionKind
  }

  /// Code in which an injected value is visible.
  private struct Region {
    /// The holder that contains the code.
    let owner: Int
    let file: Int
    let range: ByteRange
    /// The owner's functions and properties that the code uses. The value is also visible in the views that they show.
    var members: Set<String> = []
    /// The outermost call of the project's function that injects the value; nil if the code contains the modifier
    /// itself.
    var call: ModifierCall?
    /// The view whose body injects the value into the content passed to it. The value is not visible in the view
    /// itself.
    var container: Int?

    func contains(_ showing: Showing) -> Bool { showing.file == file && range.contains(showing.range) }

    func covers(_ showing: Showing) -> Bool {
      container != showing.to && (contains(showing) || members.contains(showing.member))
    }

    /// Returns whether the value of this region hides the value of the other region from a holder that both cover.
    func hides(_ other: Region, from showing: Showing) -> Bool {
      container != showing.to && contains(showing) && !(other.file == file && range.contains(other.range))
    }
  }

  private struct Function: Hashable {
    let file: Int
    let scope: Int?
    let member: String
  }

  /// The maximum number of functions through which an injection is followed. Each one is a level of recursion.
  private static let followedFunctions = 64

  mutating func followEnvironment(_ calls: Calls) {
    let injections = injections()
    let places = Dictionary(grouping: injections) { $0.file }
    var found: [(injected: Injected, region: Region)] = []
    for injected in injections {
      let sameKind = (places[injected.file] ?? []).filter { $0.kind == injected.kind }.compactMap(
        \.injection.base?.range)
      found += regions(of: injected, excluding: sameKind, calls).map { (injected, $0) }
    }
    let readers = readers()
    noteInjected(injections, readers)
    let showings = Dictionary(grouping: calls.showings, by: \.from)
    // Grouped by the holder that contains the code.
    var inner: [InjectionKind: [Int: [(number: Int, region: Region)]]] = [:]
    for (number, found) in found.enumerated() {
      inner[found.injected.kind, default: [:]][found.region.owner, default: []].append((number, found.region))
    }
    var visited = Array(repeating: -1, count: holders.count)
    var known: Set<StateMap.Link> = []
    for (number, found) in found.enumerated() {
      guard let reading = readers[found.injected.kind] else { continue }
      let (region, others) = (found.region, inner[found.injected.kind] ?? [:])
      // An inner injection of the same kind hides the outer one.
      func isHidden(_ showing: Showing, by isInner: (Region) -> Bool) -> Bool {
        (others[showing.from] ?? []).contains { $0.number != number && isInner($0.region) }
      }
      var waiting = (showings[region.owner] ?? []).filter { showing in
        region.covers(showing) && !isHidden(showing) { $0.hides(region, from: showing) }
      }.map(\.to)
      while let next = waiting.popLast() {
        guard visited[next] != number else { continue }
        visited[next] = number
        for member in reading[next] ?? [] {
          if case .unknown = found.injected.kind {
            // The first injection represents all of them.
            unfollowed[next, default: [:]][member] = unfollowed[next]?[member] ?? gap(of: found.injected)
            continue
          }
          let link = link(found.injected, region, to: next, member: member)
          if known.insert(link).inserted { links.append(link) }
        }
        for showing in showings[next] ?? [] where visited[showing.to] != number {
          if !isHidden(showing, by: { $0.covers(showing) }) { waiting.append(showing.to) }
        }
      }
    }
  }

  /// Records, for each member that reads a value, where the project injects such a value at all.
  private mutating func noteInjected(_ injections: [Injected], _ readers: [InjectionKind: [Int: [String]]]) {
    for injected in injections {
      if case .unknown = injected.kind { continue }
      let gap = "injected at \(place(of: injected)), which is not known to lead here"
      for (id, members) in readers[injected.kind] ?? [:] {
        for member in members { injectedElsewhere[id, default: [:]][member] = injectedElsewhere[id]?[member] ?? gap }
      }
    }
  }

  private mutating func injections() -> [Injected] {
    var result: [Injected] = []
    for (index, file) in files.enumerated() {
      for injection in file.summary.injections where !injection.context.contains(.isPreview) {
        result += kinds(of: injection, in: file.summary).map { Injected(file: index, injection: injection, kind: $0) }
      }
    }
    return result
  }

  private func kinds(of injection: EnvironmentInjection, in file: FileSummary) -> [InjectionKind] {
    if injection.family == .key { return [.key(injection.keyPath.firstPathComponent)] }
    let written = writtenType(of: injection, in: file)
    let named = InjectionKind.named(injection.family, written.filter { $0 != "?" && $0 != "!" })
    switch project.injectedType(injection, in: file) {
    case .declared(let type):
      return knownModel(type).map { [kind(injection.family, $0, type, written: written)] } ?? []
    case .foreign: return [named]
    case .unknown: return [.unknown(injection.family), named]
    }
  }

  private func kind(_ family: EnvironmentFamily, _ model: Int, _ type: DeclaredType, written: String) -> InjectionKind {
    guard !type.declaration.genericParameters.isEmpty else { return .object(family, model: model, arguments: "") }
    return genericArguments(of: written).map { .object(family, model: model, arguments: $0) } ?? .unknown(family)
  }

  /// Returns the type of the injected object as a property, a variable, or an initializer call writes it; may be empty:
  /// "Post", "Page<Post>".
  private func writtenType(of injection: EnvironmentInjection, in file: FileSummary) -> String {
    if injection.argument.value.kind == .construct { return injection.argument.value.path }
    guard injection.localType.isEmpty, let mention = injection.argument.mentions.first, mention.members.isEmpty,
      case .property(let property, _) = project.origin(of: injection.argument, at: injection.scope, in: file)
    else { return injection.localType }
    return property.type?.text ?? property.value.path
  }

  /// Returns "<Post>" for "Page<Post>" and for the name of a type alias of it; nil if no generic arguments are written.
  private func genericArguments(of written: String) -> String? {
    let name = written.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
    if let start = name.firstIndex(of: "<") { return String(name[start...]) }
    let targets = Set(
      files.flatMap(\.summary.typeAliases).filter { $0.path == name && $0.target.isGeneric }.map(\.target.text))
    guard targets.count == 1, let target = targets.first, target.contains("<") else { return nil }
    return genericArguments(of: target)
  }

  /// The members that read each kind of value, grouped by holder.
  private func readers() -> [InjectionKind: [Int: [String]]] {
    var result: [InjectionKind: [Int: [String]]] = [:]
    for (id, draft) in holders.enumerated() {
      for (member, found) in zip(draft.holder.members, draft.found) where member.role == .reads {
        guard let read = found.property.readFromEnvironment else { continue }
        var kinds: [InjectionKind] = []
        if read.family == .key {
          kinds = [.key(read.path.firstPathComponent)]
        } else {
          kinds = [.unknown(read.family)]
          if let type = found.model, let model = member.model {
            kinds.append(kind(read.family, model, type, written: found.property.type?.text ?? read.path))
          } else if !draft.isGeneric(over: read.$path) {
            // A generic parameter of the same name may be another type.
            kinds.append(.named(read.family, read.path))
          }
        }
        for kind in Set(kinds) { result[kind, default: [:]][id, default: []].append(member.name) }
      }
    }
    return result
  }

  private func gap(of found: Injected) -> String {
    let argument = files[found.file].facts.line(at: found.injection.argument.place)
    return "may be \(argument), which is injected at \(place(of: found)) and whose type is not known"
  }

  private func place(of found: Injected) -> String {
    "\(files[found.file].facts.path.fileName):\(found.injection.namePlace.line + 1)"
  }

  private mutating func link(_ found: Injected, _ region: Region, to: Int, member: String) -> StateMap.Link {
    let (file, injection) = (files[found.file], found.injection)
    var from = holder(at: injection.scope, member: injection.member, inFile: found.file)
    var mention = injection.argument.mentions.first
    var spot = StateMap.Spot(injection.namePlace, in: file.summary.path)
    // If a function injects its parameter, the injected value is the one that its caller passes.
    if let call = region.call, let parameter = mention, parameter.root == .parameter,
      let passed = call.names.first(where: { $0.label == parameter.name })
    {
      from = holder(at: call.scope, member: call.member, inFile: region.file)
      mention = passed.reference
      spot = StateMap.Spot(call.place, in: files[region.file].summary.path)
    }
    let own = mention.flatMap { mention in
      mention.isOfSelf ? holders[from].holder.members.first { $0.name == mention.name }?.name : nil
    }
    return StateMap.Link(
      kind: .environment, from: from, fromMember: own, to: to, toMember: member,
      label: file.facts.line(at: injection.argument.place), spot: spot, boundaries: [])
  }

  // MARK: Coverage of an injection

  /// The regions in which the value of an injection is visible: usually the expression before the modifier. If the
  /// modifier is applied to the content of a view modifier, or in a function of an extension of `View`, these are the
  /// expressions before their calls.
  ///
  /// - Parameter inner: The ranges in this file that are covered by injections of the same kind.
  private mutating func regions(of found: Injected, excluding inner: [ByteRange], _ calls: Calls) -> [Region] {
    let injection = found.injection
    let scope = files[found.file].summary.type(at: injection.scope)
    // A chain that begins with a call of `environment` or a similar modifier applies to `self`.
    let beginsWithModifier =
      injection.root.kind == .call && !injection.root.path.contains(".") && scope?.kind == .extension
    let isOnSelf = injection.base == nil || injection.root == Value(.name, "self") || beginsWithModifier
    if isOnSelf || injection.root == Value(.name, "content") {
      var followed: Set<Function> = []
      let modified = regions(around: injection.scope, injection.member, inFile: found.file, calls, &followed)
      if !modified.isEmpty { return modified }
    }
    guard let base = injection.base else { return [] }
    let used = members(
      usedIn: base, except: inner.filter { $0 != base.range && base.range.contains($0) }, by: injection.member,
      at: injection.scope, inFile: found.file)
    let own = Region(
      owner: holder(at: injection.scope, member: injection.member, inFile: found.file), file: found.file,
      range: base.range, members: used)
    var followed: Set<Function> = []
    return [own] + regions(ofConstant: found, own.owner, calls)
      + passedContent(
        shownIn: base.range, at: injection.scope, injection.member, inFile: found.file, calls, &followed)
  }

  /// The view in a constant: `Home()` for `home.environment(store)` after `let home = Home()`.
  private func regions(ofConstant found: Injected, _ owner: Int, _ calls: Calls) -> [Region] {
    let injection = found.injection
    guard let base = injection.base, injection.root.kind == .name else { return [] }
    let facts = files[found.file].facts
    let made = calls.showings.filter { showing in
      showing.from == owner && showing.file == found.file && showing.member == injection.member
        && showing.range.end <= base.range.start
        && facts.words(before: showing.range.start, count: 3) == ["let", injection.root.path, "="]
    }
    return made.max { $0.range.start < $1.range.start }
      .map { [Region(owner: owner, file: found.file, range: $0.range)] } ?? []
  }

  /// The members of a type that the code uses, directly or through other members: `content` for
  /// `content.environment(store)` in a body.
  private func members(
    usedIn base: Place, except inner: [ByteRange], by member: String, at scope: Int?, inFile index: Int
  ) -> Set<String> {
    guard let owner = project.owner(of: scope, in: files[index].summary) else { return [] }
    // Only the type's own file has all uses in the type's declaration.
    let graph = project.memberGraph(of: owner, facts: facts[owner.file.id] ?? files[index].facts)
    let words = files[index].facts.words(in: base.range, except: inner)
    return Set(graph.names(usedBy: Symbol(member)) { words.contains($0.string) }.map(\.string))
  }

  /// The regions of the content that callers pass to the code in the range: `Stored { Home() }` if `Stored` shows
  /// `content()` there, and `Home().stored()` if an extension of `View` or a modifier shows `self` or `content` there.
  private mutating func passedContent(
    shownIn range: ByteRange, at scope: Int?, _ member: String, inFile index: Int, _ calls: Calls,
    _ followed: inout Set<Function>
  ) -> [Region] {
    let file = files[index]
    let owner = project.owner(of: scope, in: file.summary)
    guard let owner, let id = knownHolder(owner), holders[id].holder.kind == .view else {
      let content = owner == nil || owner?.kind == .protocol ? "self" : "content"
      return file.facts.words(in: range, except: []).contains(content)
        ? regions(around: scope, member, inFile: index, calls, &followed) : []
    }
    // Containers may contain one another in a cycle.
    guard followed.count < Self.followedFunctions,
      followed.insert(Function(file: index, scope: scope, member: member)).inserted
    else { return [] }
    let generic = Set(owner.declaration.genericParameters.map(\.name))
    let contents = owner.properties.filter { property in
      property.isStoredInstance
        && (property.type.map { $0.form == .function && !$0.text.hasSuffix("Void") || generic.contains($0.name) }
          ?? false)
    }
    guard !contents.isEmpty else { return [] }
    let isShown = file.facts.nameUses.contains { use in
      use.scope == scope && range.contains(use.place.range) && contents.contains { $0.$name == use.$name }
    }
    guard isShown else { return [] }
    return calls.showings.filter { $0.to == id }.flatMap { showing in
      [Region(owner: showing.from, file: showing.file, range: showing.range, container: id)]
        + passedContent(
          shownIn: showing.range, at: showing.scope, showing.member, inFile: showing.file, calls, &followed)
    }
  }

  private mutating func regions(
    around scope: Int?, _ member: String, inFile index: Int, _ calls: Calls, _ followed: inout Set<Function>
  ) -> [Region] {
    // Functions may call each other in a cycle, and each one has to be followed only once.
    guard followed.count < Self.followedFunctions,
      followed.insert(Function(file: index, scope: scope, member: member)).inserted,
      let declaration = files[index].summary.type(at: scope)
    else { return [] }
    let found: [(file: Int, call: ModifierCall)]
    if let owner = project.owner(of: scope, in: files[index].summary), let id = knownHolder(owner) {
      // A view modifier: `.modifier(Themed())`.
      let made = calls.showings.filter { $0.to == id }
      found = (calls.modifiers["modifier"] ?? []).filter { file, call in
        made.contains { $0.file == file && call.place.range.contains($0.range) && !covers(call.base, $0.range) }
      }
    } else if declaration.kind == .extension {
      found = calls.modifiers[member] ?? []
    } else {
      return []
    }
    var result: [Region] = []
    for (file, call) in found {
      if let base = call.base {
        let used = members(usedIn: base, except: [], by: call.member, at: call.scope, inFile: file)
        result.append(
          Region(
            owner: holder(at: call.scope, member: call.member, inFile: file), file: file, range: base.range,
            members: used, call: call))
      } else {
        result += regions(around: call.scope, call.member, inFile: file, calls, &followed)
      }
    }
    return result
  }

  private func covers(_ base: Place?, _ range: ByteRange) -> Bool { base?.range.contains(range) ?? false }
}

extension FileFacts {
  /// The last words in the code before the offset, as far as they are near.
  fileprivate func words(before utf8Offset: Int, count: Int) -> [String] {
    let code = String(decoding: bytes.prefix(utf8Offset).suffix(200), as: UTF8.self)
    return code.split(whereSeparator: \.isWhitespace).suffix(count).map(String.init)
  }

  /// The names in the code of a range, without those in the excluded ranges inside it.
  fileprivate func words(in range: ByteRange, except excluded: [ByteRange]) -> Set<String> {
    var result: Set<String> = []
    var start = range.start
    for end in excluded.sorted(by: { $0.start < $1.start }) + [ByteRange(range.end, range.end)] {
      let code = String(decoding: bytes.prefix(end.start).dropFirst(start), as: UTF8.self)
      result.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      start = max(start, end.end)
    }
    return result
  }
}
