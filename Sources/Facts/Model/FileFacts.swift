import SourceText

/// Everything that one file says about state, with a place for every range that a rule may underline or edit.
package struct FileFacts: Sendable, Hashable {
  package let path: String
  /// The text that the places refer to.
  package let bytes: [UInt8]
  /// The line ending that most lines use.
  package let lineEnding: String
  /// The part that is visible to other files.
  package let summary: FileSummary
  package var id: FileID { summary.id }
  /// The facts from bodies. The walk fills them in; other code reads them through the properties below.
  package struct Contents: Sendable, Equatable {
    package var initializerBodies: [InitializerBody] = []
    package var nameUses: [NameUse] = []
    package var viewBodies: [ViewBody] = []
    package var identities: [IdentityModifier] = []
    package var frameworkCalls: [FrameworkCall] = []
    package var elementLists: [ElementList] = []
    package var animatedNames: [Symbol] = []
    package var animationValues: [Symbol] = []
    /// The closures that give menus their items.
    package var menus: [Place] = []
    package var storedBindingUses: [StoredBindingUse] = []
    package var previews: [Place] = []
    package var previewWrappers: [Place] = []
    package var madeValueReads: [MadeValueRead] = []
    package var environmentClosures: [EnvironmentClosure] = []
    package var presentations: [Presentation] = []
    package var modifierCalls: [ModifierCall] = []
    package var memberUses: [MemberUse] = []
    package var projectedMembers: [ProjectedMember] = []
    package var observers: [PropertyObserver] = []
    package var hashedIdentifiers: [HashedIdentifier] = []
    package var closureBindings: [ClosureBinding] = []
    package var publishers: [MadePublisher] = []
    package var receivedNames: [ReceivedName] = []
    package var fallbackGetters: [FallbackGetter] = []
    package var branchedContents: [BranchedContent] = []
    package var effects: [Effect] = []
    package var keptReads: [KeptRead] = []
    package var comparisons: [Comparison] = []
    package var hashedMembers: [HashedMembers] = []
    package var ownAssignments: [OwnAssignment] = []

    package init() {}
  }

  /// Facts about the body of the initializer with the same index in the summary.
  package var initializerBodies: [InitializerBody] { bodies.contents.initializerBodies }
  package var nameUses: [NameUse] { bodies.contents.nameUses }
  package var viewBodies: [ViewBody] { bodies.contents.viewBodies }
  package var identities: [IdentityModifier] { bodies.contents.identities }
  package var frameworkCalls: [FrameworkCall] { bodies.contents.frameworkCalls }
  package var elementLists: [ElementList] { bodies.contents.elementLists }
  /// Whether the range stands in the rows of a list.
  package func isInRow(_ range: ByteRange) -> Bool {
    elementLists.contains { $0.rows?.place.range.contains(range) ?? false }
  }

  /// The names whose changes `.animation(_:value:)` animates.
  package var animationValues: [Symbol] { bodies.contents.animationValues }
  package var menus: [Place] { bodies.contents.menus }
  /// The names of properties that the body of a `withAnimation` assigns.
  package var animatedNames: [Symbol] { bodies.contents.animatedNames }
  /// `#Preview { … }` with everything inside.
  package var previews: [Place] { bodies.contents.previews }
  /// Calls in previews that may change the environment of their content in an unknown way: modifiers and containers
  /// that are not known to belong to SwiftUI, and previews with arbitrary traits.
  package var previewWrappers: [Place] { bodies.contents.previewWrappers }
  package var madeValueReads: [MadeValueRead] { bodies.contents.madeValueReads }
  package var environmentClosures: [EnvironmentClosure] { bodies.contents.environmentClosures }
  package var presentations: [Presentation] { bodies.contents.presentations }
  package var modifierCalls: [ModifierCall] { bodies.contents.modifierCalls }
  package var memberUses: [MemberUse] { bodies.contents.memberUses }
  package var projectedMembers: [ProjectedMember] { bodies.contents.projectedMembers }
  package var observers: [PropertyObserver] { bodies.contents.observers }
  package var hashedIdentifiers: [HashedIdentifier] { bodies.contents.hashedIdentifiers }
  package var closureBindings: [ClosureBinding] { bodies.contents.closureBindings }
  package var publishers: [MadePublisher] { bodies.contents.publishers }
  package var receivedNames: [ReceivedName] { bodies.contents.receivedNames }
  package var fallbackGetters: [FallbackGetter] { bodies.contents.fallbackGetters }
  package var branchedContents: [BranchedContent] { bodies.contents.branchedContents }
  package var effects: [Effect] { bodies.contents.effects }
  package var ownAssignments: [OwnAssignment] { bodies.contents.ownAssignments }
  package var keptReads: [KeptRead] { bodies.contents.keptReads }
  /// For most files, they are known to be absent without reading the bodies.
  package var comparisons: [Comparison] {
    summary.unreadBodies?.declaresEquality == false ? [] : bodies.contents.comparisons
  }

  package var hashedMembers: [HashedMembers] { bodies.contents.hashedMembers }

  package init(path: String, bytes: [UInt8], lineEnding: String, summary: FileSummary, contents: Contents = Contents())
  {
    self.path = path
    self.bytes = bytes
    self.lineEnding = lineEnding
    self.summary = summary
    ownBodies = Bodies(contents)
  }

  /// Facts from bodies, shared by reference like the summary.
  private final class Bodies: Sendable {
    let contents: Contents
    let nameUses: NameUseTable
    let viewBodiesByOwner: MembersByOwner<ViewBody>
    let identitiesByScope: MembersByOwner<IdentityModifier>
    let frameworkCallsByScope: MembersByOwner<FrameworkCall>
    let storedBindingUsesByProperty: MembersByName<StoredBindingUse>
    let projectedMembersByScope: MembersByOwner<ProjectedMember>
    let memberUsesByScope: MembersByOwner<MemberUse>
    let observersByName: MembersByName<PropertyObserver>
    let ownAssignmentsByScope: MembersByOwner<OwnAssignment>
    let keptReadsByScope: MembersByOwner<KeptRead>

    init(_ contents: Contents) {
      self.contents = contents
      nameUses = NameUseTable(contents.nameUses)
      viewBodiesByOwner = MembersByOwner(contents.viewBodies) { $0.owner }
      identitiesByScope = MembersByOwner(contents.identities) { $0.scope }
      frameworkCallsByScope = MembersByOwner(contents.frameworkCalls) { $0.scope }
      storedBindingUsesByProperty = MembersByName(contents.storedBindingUses) { $0.$property }
      projectedMembersByScope = MembersByOwner(contents.projectedMembers) { $0.scope }
      memberUsesByScope = MembersByOwner(contents.memberUses) { $0.scope }
      observersByName = MembersByName(contents.observers) { $0.$name }
      ownAssignmentsByScope = MembersByOwner(contents.ownAssignments) { $0.scope }
      keptReadsByScope = MembersByOwner(contents.keptReads) { $0.scope }
    }
  }

  /// Empty where bodies are read on demand.
  private let ownBodies: Bodies
  private var bodies: Bodies { summary.unreadBodies?.reader.whole.facts.ownBodies ?? ownBodies }

  package func nameUses(named name: Symbol) -> OwnedMembers<NameUse> {
    bodies.nameUses[name]
  }

  /// Whether code of a type uses the name, whatever it means there.
  package func uses(_ name: String) -> Bool {
    Symbol(ifKnown: name).map { !nameUses(named: $0).isEmpty } ?? false
  }

  /// The uses of a name in the code of the types and extensions with these indices.
  package func nameUses(named name: Symbol, at scopes: [Range<Int>]) -> [NameUse] {
    bodies.nameUses[name, at: scopes]
  }

  /// The bodies that the type or extension at this index declares: one, or none.
  package func viewBodies(of type: Int) -> OwnedMembers<ViewBody> {
    bodies.viewBodiesByOwner[type]
  }

  package func identities(at scope: Int) -> OwnedMembers<IdentityModifier> {
    bodies.identitiesByScope[scope]
  }

  package func frameworkCalls(at scope: Int) -> OwnedMembers<FrameworkCall> {
    bodies.frameworkCallsByScope[scope]
  }

  package func storedBindingUses(of property: Symbol) -> OwnedMembers<StoredBindingUse> {
    bodies.storedBindingUsesByProperty[property]
  }

  package func projectedMembers(at scope: Int) -> OwnedMembers<ProjectedMember> {
    bodies.projectedMembersByScope[scope]
  }

  /// The uses in the code of the types and extensions with these indices, in text order.
  package func nameUses(at scopes: Range<Int>) -> [NameUse] {
    bodies.nameUses[scopes]
  }

  package func memberUses(at scope: Int) -> OwnedMembers<MemberUse> {
    bodies.memberUsesByScope[scope]
  }

  package func ownAssignments(at scope: Int) -> OwnedMembers<OwnAssignment> {
    bodies.ownAssignmentsByScope[scope]
  }

  package func keptReads(at scope: Int) -> OwnedMembers<KeptRead> {
    bodies.keptReadsByScope[scope]
  }

  package func observers(of property: Property) -> [PropertyObserver] {
    bodies.observersByName[property.$name].filter { $0.owner == property.owner }
  }

  package static func == (left: FileFacts, right: FileFacts) -> Bool {
    left.path == right.path && left.bytes == right.bytes && left.lineEnding == right.lineEnding
      && left.summary == right.summary && left.bodies.contents == right.bodies.contents
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }

  /// The source text of a place; malformed bytes become U+FFFD.
  package func text(_ place: Place) -> String {
    let end = min(place.range.end, bytes.count)
    return String(decoding: bytes[min(place.range.start, end)..<end], as: UTF8.self)
  }
}
