import SourceText

/// Everything that one file says about state, with places wherever a rule would underline or edit.
package struct FileFacts: Sendable, Hashable {
  package let path: String
  /// The text that the places refer to.
  package let bytes: [UInt8]
  /// The line end that most lines use.
  package let lineEnding: String
  /// The part that other files may see.
  package let summary: FileSummary
  /// What the initialiser of the same index in the summary does.
  package let initializerBodies: [InitializerBody]
  package let nameUses: [NameUse]
  package let viewBodies: [ViewBody]
  package let drawnMembers: [DrawnMember]
  package let identities: [IdentityModifier]
  package let frameworkCalls: [FrameworkCall]
  package let elementLists: [ElementList]
  /// The names of properties that the body of a `withAnimation` assigns.
  package let animatedNames: [String]
  package let storedBindingUses: [StoredBindingUse]
  /// Calls in previews that may change the environment of what they hold unseen: modifiers and containers that are not
  /// known to be SwiftUI's, and previews with traits that may be anything.
  package let previewWrappers: [Place]
  package let madeValueReads: [MadeValueRead]
  package let environmentClosures: [EnvironmentClosure]
  package let presentations: [Presentation]
  package let modifierCalls: [ModifierCall]
  package let memberUses: [MemberUse]
  package let projectedMembers: [ProjectedMember]

  package init(
    path: String, bytes: [UInt8] = [], lineEnding: String = "\n", summary: FileSummary,
    initializerBodies: [InitializerBody] = [],
    nameUses: [NameUse] = [], viewBodies: [ViewBody] = [], drawnMembers: [DrawnMember] = [],
    identities: [IdentityModifier] = [], frameworkCalls: [FrameworkCall] = [], elementLists: [ElementList] = [],
    animatedNames: [String] = [], storedBindingUses: [StoredBindingUse] = [], previewWrappers: [Place] = [],
    madeValueReads: [MadeValueRead] = [], environmentClosures: [EnvironmentClosure] = [],
    presentations: [Presentation] = [], modifierCalls: [ModifierCall] = [],
    memberUses: [MemberUse] = [], projectedMembers: [ProjectedMember] = []
  ) {
    self.path = path
    self.bytes = bytes
    self.lineEnding = lineEnding
    self.summary = summary
    self.initializerBodies = initializerBodies
    self.nameUses = nameUses
    self.viewBodies = viewBodies
    self.drawnMembers = drawnMembers
    self.identities = identities
    self.frameworkCalls = frameworkCalls
    self.elementLists = elementLists
    self.animatedNames = animatedNames
    self.storedBindingUses = storedBindingUses
    self.previewWrappers = previewWrappers
    self.madeValueReads = madeValueReads
    self.environmentClosures = environmentClosures
    self.presentations = presentations
    self.modifierCalls = modifierCalls
    self.memberUses = memberUses
    self.projectedMembers = projectedMembers
  }

  /// The source text of a place; malformed bytes become U+FFFD.
  package func text(_ place: Place) -> String {
    let end = min(place.range.end, bytes.count)
    return String(decoding: bytes[min(place.range.start, end)..<end], as: UTF8.self)
  }
}
