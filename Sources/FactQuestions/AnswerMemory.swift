import Facts
import SystemCalls

/// What was answered about one state of a project, so that nothing is worked out twice. Whoever changes the project
/// takes a new one; nothing is ever taken back.
///
/// Declarations are kept as numbers, not as summaries: a file whose places alone moved is another summary, and every
/// answer still holds.
final class AnswerMemory: Sendable {
  /// A type or another fact, by its index in its file.
  struct ID: Hashable {
    let file: Int32
    let index: Int32
  }

  enum Ancestor {
    case declared(ID)
    case framework(WrittenType)
  }

  struct NameInFiles: Hashable {
    let relation: Relation
    let name: Symbol
  }

  struct NameInFile: Hashable {
    let name: Symbol
    let file: Int32
  }

  struct NameAtSite: Hashable {
    let name: Symbol
    let file: Int32
    let site: Site
  }

  /// A question about a type that is answered with yes or no.
  struct TypeQuestion: Hashable {
    enum Kind: UInt8 {
      case leaks, isUpdated, isGivenOtherValues, mayLoseObjects
    }

    let kind: Kind
    let type: ID
  }

  /// What calls give an input, followed from so many steps behind.
  struct GivenInput: Hashable {
    let view: ID
    let property: Symbol
    let depth: Int
  }

  let files = AnswerTable<NameInFiles, [Int32]>()
  let wrapped = AnswerTable<Int32, [Int32]>()
  let declared = AnswerTable<Symbol, [Symbol: [ID]]>()
  let types = AnswerTable<NameAtSite, [ID]>()
  let extensions = AnswerTable<ID, [ID]>()
  let ancestors = AnswerTable<ID, [Ancestor]>()
  let owners = AnswerTable<ID, Answer>()
  let nestedReads = AnswerTable<Symbol, [ID: [ID]]>()
  let made = AnswerTable<NameInFile, [ID: [Int32]]>()
  let constructions = AnswerTable<ID, [ID]>()
  let memberwise = AnswerTable<ID, MemberwiseInitializer?>()
  let given = AnswerTable<GivenInput, Variation?>()
  private let truths = AnswerTable<TypeQuestion, Bool>()

  /// To be asked only while nobody else has the table.
  var isEmpty: Bool {
    files.isEmpty && wrapped.isEmpty && declared.isEmpty && types.isEmpty && extensions.isEmpty && ancestors.isEmpty
      && owners.isEmpty && nestedReads.isEmpty && made.isEmpty && constructions.isEmpty && memberwise.isEmpty
      && given.isEmpty && truths.isEmpty
  }

  func isTrue(_ kind: TypeQuestion.Kind, of type: ID?, _ find: () -> Bool) -> Bool {
    guard let type else { return find() }
    return truths.answer(TypeQuestion(kind: kind, type: type), find)
  }
}

/// What was answered to one kind of question.
final class AnswerTable<Key: Hashable, Value>: @unchecked Sendable {
  private let monitor = Monitor()
  private var answers: [Key: Value] = [:]

  /// To be asked only while nobody else has the table.
  var isEmpty: Bool { answers.isEmpty }

  /// Threads that ask the same at once each find it: answers ask for others, and a lock held meanwhile could wait for
  /// itself.
  func answer(_ key: Key, _ find: () -> Value) -> Value {
    if let known = monitor.locked({ answers[key] }) { return known }
    let found = find()
    monitor.locked { answers[key] = found }
    return found
  }
}

extension ProjectFacts {
  /// The file's number; nil for a version of it that is not the project's, for which nothing is remembered.
  func currentNumber(of file: FileSummary) -> Int32? {
    guard let number = number(of: file), summary(ofFile: number)?.isIdentical(to: file) == true else { return nil }
    return number
  }

  func id(of type: DeclaredType) -> AnswerMemory.ID? {
    currentNumber(of: type.file).map { AnswerMemory.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// The same for whatever version of the file, to be looked up in what was found of the project's.
  func idInAnyVersion(of type: DeclaredType) -> AnswerMemory.ID? {
    number(of: type.file).map { AnswerMemory.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// Of declarations that were found in the project.
  func ids(of types: [DeclaredType]) -> [AnswerMemory.ID] { types.compactMap { id(of: $0) } }

  func declaration(_ id: AnswerMemory.ID) -> DeclaredType? {
    summary(ofFile: id.file).flatMap { DeclaredType($0, Int(id.index)) }
  }

  func declarations(_ ids: [AnswerMemory.ID]) -> [DeclaredType] { ids.compactMap { declaration($0) } }
}
