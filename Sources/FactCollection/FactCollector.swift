import Facts
import SourceText
import Syntax

/// Turns one syntax tree into facts. No other facts come from syntax.
///
/// One walk over the tree; the files beside this one each hold the part of the walk that their name says. It can't be
/// copied, because a copy would hold all that has been found so far.
package struct FactCollector: TextHolder, ~Copyable {
  let tree: SyntaxTree
  package let bytes: [UInt8]
  let tokens: [Token]
  var symbols: SymbolTable
  /// By token; empty until first needed.
  var symbolsOfTokens: [Symbol]
  var lines: LineCursor

  // What has been found
  var summary = FileSummary.Contents()
  var file = FileFacts.Contents()
  var seen = SeenFacts()

  // What becomes facts when all has been seen
  var enclosures = EnclosureMap()
  var getters: [Getter] = []
  var volatility = VolatilityLog()
  var drawing = DrawingLog()
  var presentations = PresentationLog()
  var animatedNames: Set<Symbol> = []
  /// The names of variables whose written type is a binding.
  var bindingNames: Set<Symbol> = []
  /// The names of variables that look like a type's.
  var capitalizedVariables: Set<Symbol> = []
  var isInCaptureList = false
  /// Indices in `projectingMembers`.
  var projections: [ProjectionKey: Int] = [:]

  /// Nil if bodies and initial values are read as well.
  var unread: UnreadDraft?

  var blocks = BlockMap()

  // Where the walk is
  var scope: Int?
  var scopeKind: TypeDeclaration.Kind?
  var isInObservableClass = false
  var member = Member()
  /// In an attribute or a type's heading, which other facts describe.
  var ignoresObjectWords = false
  /// The function or associated type whose generic parameters are being read.
  var constrainedDeclaration = Symbol.empty
  var context: Construction.Context = []
  /// 0 in a type's braces and at the top of the file.
  var functionDepth = 0
  var condition: Symbol?
  var closureDepth = 0
  /// In the argument of a call that pushes or presents it.
  var isInPushedArgument = false
  var isInInferredProperty = false
  /// When what the walk is in runs.
  var moment = Moment()
  /// Above 0 while a part is read a second time, for its names only.
  var quietDepth = 0
  var locals = LocalNames()
  var mentions = MentionLog()
  var initializer: InitializerDraft?
  /// The names that the enclosing conditions have read so far, in all parts of their chains.
  var deciding: [Reference] = []
  /// How often code outside of initializers writes the names of structs and extensions.
  var writes: [MemberName: Int] = [:]
  var fillings = FillingLog()
  /// Functions that read files, by the path of the type and their name.
  var fileReaders: Set<Symbol> = []
  /// The methods of their own type that initializers without other work call, by index.
  var ownCalls: [Int: (all: Set<Symbol>, steps: Set<Symbol>)] = [:]
  /// The functions with a body in classes and extensions.
  var classFunctions: [(owner: Int, name: Symbol, body: NodeID)] = []
  var copies = CopyLog()
  /// The properties that private methods of classes change directly.
  var privateChanges: [MemberChange] = []
  /// How many calls and assignments the walk has met.
  var effectCount = 0
  var result = Result()
  /// The value that the current pattern destructures.
  var patternOrigin: Reference?

  init(_ tree: SyntaxTree, readsBodies: Bool = true) {
    self.tree = tree
    unread = readsBodies ? nil : UnreadDraft()
    bytes = tree.bytes
    tokens = tree.tokens
    symbols = SymbolTable(bytes: tree.bytes)
    // When only declarations are read, most tokens are never needed.
    symbolsOfTokens = readsBodies ? Array(repeating: .empty, count: tree.tokens.count) : []
    lines = LineCursor(bytes: tree.bytes)
  }

  /// Accepts any tree; an empty one gives no facts.
  ///
  /// - Parameter pathInProject: what of the path lies in the project; a folder above it says nothing about the file.
  package static func facts(of tree: SyntaxTree, path: String, pathInProject: String? = nil) -> FileFacts {
    var collector = FactCollector(tree)
    collector.findBindingNames()
    collector.findCapitalizedVariables()
    collector.findBlocks()
    collector.visitChildren(of: tree.root)
    return collector.facts(path: path, pathInProject: pathInProject ?? path)
  }

  private mutating func facts(path: String, pathInProject: String) -> FileFacts {
    noteDeclarations(path: path, pathInProject: pathInProject)
    summary.blocks = blocks.facts
    fillThroughMethods()
    keepPrivateChanges()
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
    summary.identityGetters =
      getters.filter { getter in
        identityNames.contains(getter.$name) || passedNames.contains(getter.$name)
          || comparedNames.contains(getter.$name) || listedNames.contains(getter.$name) || getter.$name == Symbol(.id)
          || [.class, .extension].contains(types(at: getter.owner)?.kind)
      }
      .map { withHasher($0) }
    settleVolatility()
    summary.watchedNames += watchedThroughGetters()
    summary.stateUses = usesOfState()
    summary.projectingMembers = projectionsOfEnvironment()
    summary.holderUses = usesOfHolders()
    summary.handedBindings = handedBindings()
    summary.memberUses = memberUsesForOtherFiles()
    summary.projectedMembers = file.projectedMembers.filter { summaryHolds(scope: $0.scope) }
    summary.drawnMembers = drawnMembers()
    sortBranches()
    keepOwnAssignments()
    settleWork()
    settleCarriedChanges()
    file.animatedNames = animatedNames.sortedByText()
    file.storedBindingUses = usesOfStoredBindings()
    return FileFacts(
      path: path, bytes: bytes, lineEnding: lines.dominantLineEnding, summary: FileSummary(summary), contents: file)
  }

  mutating func noteDeclarations(path: String, pathInProject: String) {
    summary.path = path
    summary.traits = FileTraits.traits(ofPath: pathInProject, imports: summary.imports, header: bytes.prefix(2048))
  }

  /// The names that watched computed properties read.
  private mutating func watchedThroughGetters() -> [WatchedName] {
    guard !summary.watchedNames.isEmpty else { return [] }
    let byMember = MembersByKey(getters) { MemberName(owner: $0.owner, name: $0.$name) }
    return summary.watchedNames.flatMap { watched in
      byMember[MemberName(owner: watched.scope, name: watched.$name)].flatMap(\.mentions)
        .filter { $0.isOfSelf && !$0.$name.startsLikeType }
        .map { WatchedName(name: $0.$name, scope: watched.scope, modifier: .empty, place: watched.place) }
    }
  }

  /// The names that lists read their elements from, and those that the computed properties and functions among them read.
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

  /// Whether code of the scope may use members that another file declares: an extension, or a subclass.
  private mutating func summaryHolds(scope: Int) -> Bool {
    guard let type = types(at: scope) else { return false }
    return type.kind == .extension || (type.kind == .class && !type.inherited.isEmpty)
  }
}
