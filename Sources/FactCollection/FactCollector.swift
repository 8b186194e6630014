import Facts
import Syntax

/// The collector that turns a syntax tree into facts. No other code creates facts from syntax.
///
/// It walks the tree once. Each file in this folder contains the part of the walk that its name describes. The
/// collector can't be copied, because a copy would contain everything that has been found so far.
package struct FactCollector: TextHolder, ~Copyable {
  let tree: SyntaxTree
  package let bytes: [UInt8]
  let tokens: [Token]
  var symbols: SymbolTable
  /// The symbol of each token; empty until it is first needed.
  var symbolsOfTokens: [Symbol]
  var lines: LineCursor

  // The results
  var summary = FileSummary.Contents()
  var file = FileFacts.Contents()
  var seen = SeenFacts()

  // Notes that become facts at the end of the walk
  var enclosures = EnclosureMap()
  var getters: [Getter] = []
  var volatility = VolatilityLog()
  var drawing = DrawingLog()
  var presentations = PresentationLog()
  var animatedNames: Set<Symbol> = []
  /// The names of variables whose written type is a binding.
  var bindingNames: Set<Symbol> = []
  /// The names of variables that look like types.
  var capitalizedVariables: Set<Symbol> = []
  /// The tokens of names such as `List`, in their order.
  var listTokens: [Int] = []
  /// The names of functions that show the closure passed to them.
  var builderFunctions: Set<Symbol> = []
  var isInCaptureList = false
  /// The indices of the projections in `projectingMembers`.
  var projections: [ProjectionKey: Int] = [:]

  /// Notes about skipped code; nil if bodies and initial values are read as well.
  var unread: UnreadDraft?

  var blocks = BlockMap()

  // The walk's position
  var scope: Int?
  var scopeKind: TypeDeclaration.Kind?
  var isInObservableClass = false
  var member = Member()
  /// Whether the walk is in an attribute or a type's heading, which other facts describe.
  var ignoresObjectWords = false
  /// The function or associated type whose generic parameters are being read.
  var constrainedDeclaration = Symbol.empty
  var context: Construction.Context = []
  /// The depth of nested functions; 0 in a type's braces and at the top of the file.
  var functionDepth = 0
  var condition: Symbol?
  var closureDepth = 0
  /// Whether the walk is in the argument of a call that pushes or presents it.
  var isInPushedArgument = false
  var isInInferredProperty = false
  /// When the code at the walk's position runs.
  var execution = ExecutionContext()
  var locals = LocalNames()
  var mentions = MentionLog()
  var initializer: InitializerDraft?
  /// The names in the enclosing conditions so far, in all parts of their chains.
  var deciding: [Reference] = []
  /// The number of times that code outside of initializers writes each name of a struct or extension.
  var writes: [MemberName: Int] = [:]
  /// The assignments of views to their own properties, with their statements.
  var ownAssignments: [(fact: OwnAssignment, statement: NodeID)] = []
  var fillings = FillingLog()
  /// The functions that read files, as the path of the type followed by the function's name.
  var fileReaders: Set<Symbol> = []
  /// The functions of their own type that initializers without other work call, by the initializer's index.
  var ownCalls: [Int: (all: Set<Symbol>, steps: Set<Symbol>)] = [:]
  /// The functions with a body in classes and extensions.
  var classFunctions: [(owner: Int, name: Symbol, body: NodeID)] = []
  var copies = CopyLog()
  /// The properties that private methods of classes change directly.
  var privateChanges: [MemberChange] = []
  /// The number of calls and assignments that the walk has visited.
  var effectCount = 0
  var result = Result()
  /// The value that the current pattern takes apart.
  var patternOrigin: Reference?

  init(_ tree: SyntaxTree, readsBodies: Bool = true) {
    self.tree = tree
    unread = readsBodies ? nil : UnreadDraft()
    bytes = tree.bytes
    tokens = tree.tokens
    symbols = SymbolTable(bytes: tree.bytes)
    // If only declarations are read, most tokens are never needed.
    symbolsOfTokens = readsBodies ? Array(repeating: .empty, count: tree.tokens.count) : []
    lines = LineCursor(bytes: tree.bytes)
  }

  /// Returns the facts of a tree. An empty tree has none.
  ///
  /// - Parameter pathInProject: The part of the path inside the project. The folders above it don't describe the file.
  package static func facts(of tree: SyntaxTree, path: String, pathInProject: String? = nil) -> FileFacts {
    var collector = FactCollector(tree)
    collector.findBindingNames()
    collector.findCapitalizedNames()
    collector.findBuilderFunctions()
    collector.findBlocks()
    collector.visitChildren(of: tree.root)
    return collector.facts(path: path, pathInProject: pathInProject ?? path)
  }

  private mutating func facts(path: String, pathInProject: String) -> FileFacts {
    noteDeclarations(path: path, pathInProject: pathInProject)
    summary.blocks = blocks.facts
    fillThroughMethods()
    keepPrivateChanges()
    keepUniqueMethods()
    markNamedChanges()
    let calls = identifiedConstructions()
    summary.constructions = calls.filter { !$0.isDrawnCall }
    summary.drawnCalls = calls.filter(\.isDrawnCall)
    summary.nestedReads = readsThroughObjects()
    summary.extensionUses = file.nameUses.filter { summaryHolds(scope: $0.scope) }
    let identityNames = Set(summary.constructions.lazy.flatMap(\.identities).map(\.$name))
    let passed = calls.lazy.flatMap(\.arguments).flatMap(\.mentions)
    let computed = summary.localConstants.lazy.flatMap(\.mentions)
    let passedNames = Set(passed.filter(\.isOfSelf).map(\.$name)).union(computed.filter(\.isOfSelf).map(\.$name))
    let comparedNames = Set(file.comparisons.flatMap(\.members))
    // Rows that are given positions may read the elements there through a method.
    let listedNames = namesReadByLists().union(
      file.elementLists.lazy.compactMap(\.rows).filter { $0.usesPosition && $0.elements.isEmpty }.flatMap(\.names))
    let lists = Set(
      summary.properties.lazy.filter { $0.isComputed && $0.type?.form == .array }.compactMap { list in
        list.owner.map { MemberName(owner: $0, name: list.$name) }
      })
    summary.identityGetters =
      getters.filter { getter in
        identityNames.contains(getter.$name) || passedNames.contains(getter.$name)
          || comparedNames.contains(getter.$name) || listedNames.contains(getter.$name) || getter.$name == Symbol(.id)
          || [.class, .enum, .extension].contains(types(at: getter.owner)?.kind)
          || lists.contains(MemberName(owner: getter.owner, name: getter.$name))
      }
      .map { withHasher($0) }
    finishVolatility()
    summary.watchedNames += watchedThroughGetters()
    followUsesOfWatchers()
    summary.stateUses = usesOfState()
    summary.projectingMembers = projectionsOfEnvironment()
    summary.holderUses = usesOfHolders()
    summary.handedBindings = handedBindings()
    summary.memberUses = memberUsesForOtherFiles()
    summary.projectedMembers = file.projectedMembers.filter { summaryHolds(scope: $0.scope) }
    summary.drawnMembers = drawnMembers(isIndirect: false)
    summary.indirectReads = drawnMembers(isIndirect: true)
    sortBranches()
    recordOwnAssignments()
    finishWork()
    finishCarriedChanges()
    file.animatedNames = animatedNames.sortedByText()
    file.storedBindingUses = usesOfStoredBindings()
    return FileFacts(
      path: path, bytes: bytes, lineEnding: lines.dominantLineEnding, summary: FileSummary(summary), contents: file)
  }

  mutating func noteDeclarations(path: String, pathInProject: String) {
    summary.path = path
    summary.traits = FileTraits.traits(ofPath: pathInProject, imports: summary.imports, header: bytes.prefix(2048))
  }

  /// Returns the names that watched computed properties read.
  private mutating func watchedThroughGetters() -> [WatchedName] {
    guard !summary.watchedNames.isEmpty else { return [] }
    let byMember = MembersByKey(getters) { MemberName(owner: $0.owner, name: $0.$name) }
    return summary.watchedNames.flatMap { watched in
      byMember[MemberName(owner: watched.scope, name: watched.$name)].flatMap(\.mentions)
        .filter { $0.isOfSelf && !$0.$name.startsLikeType }
        .map {
          WatchedName(
            name: $0.$name, members: $0.$members, scope: watched.scope, modifier: .empty, place: watched.place,
            used: watched.used, missing: watched.missing)
        }
    }
  }

  /// Adds the members that a watching modifier uses through other members of the view.
  private mutating func followUsesOfWatchers() {
    guard !summary.watchedNames.isEmpty else { return }
    func path(_ scope: Int) -> Symbol { summary.types.indices.contains(scope) ? summary.types[scope].$path : .empty }
    var uses: [Symbol: [Symbol: [Symbol]]] = [:]
    for use in file.memberUses { uses[path(use.scope), default: [:]][use.$member, default: []].append(use.$name) }
    for index in summary.watchedNames.indices {
      let watched = summary.watchedNames[index]
      guard let own = uses[path(watched.scope)] else { continue }
      var (all, seen) = (watched.used, Set(watched.used))
      var next = 0
      while next < all.count {
        all += (own[all[next]] ?? []).filter { seen.insert($0).inserted }
        next += 1
      }
      summary.watchedNames[index].used = all
    }
  }

  /// Returns the names from which lists read their elements, and those that the computed properties and functions among
  /// them read.
  private mutating func namesReadByLists() -> Set<Symbol> {
    var result = Set(file.elementLists.lazy.flatMap(\.data.mentions).filter(\.isOfSelf).map(\.$name))
    guard !result.isEmpty else { return [] }
    result.formUnion(summary.localConstants.lazy.flatMap(\.mentions).filter(\.isOfSelf).map(\.$name))
    for _ in 0..<2 {
      for getter in getters where result.contains(getter.$name) {
        for mention in getter.mentions where mention.isOfSelf { result.insert(mention.$name) }
      }
    }
    return result
  }

  /// Returns whether code of the scope may use members that another file declares: in an extension, or a subclass.
  private mutating func summaryHolds(scope: Int) -> Bool {
    guard let type = types(at: scope) else { return false }
    return type.kind == .extension || (type.kind == .class && !type.inherited.isEmpty)
  }
}
