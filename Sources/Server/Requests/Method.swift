import JSONReading

/// A request that the server answers. Each one is a type in its own file.
protocol RequestMethod: SendableMetatype {
  associatedtype Params: Decodable & Sendable
  associatedtype Result: Encodable & Sendable
  static var name: String { get }
  /// Whether a cancellation is answered immediately, without waiting for the result.
  static var isCancellable: Bool { get }
  /// The server that answers it in a session with a neighbor. There is no default, so that no request that a neighbor
  /// could answer is kept from it by accident.
  static var respondent: Respondent { get }
  static func answer(_ params: Params, in session: Session) throws -> Answer<Result>
}

/// The server that answers a request that our session supports, in a session with a neighbor.
enum Respondent: Sendable {
  case ours
  /// The server that offered the code action.
  case ownerOfAction
  /// The server that announced the command.
  case ownerOfCommand
  /// Both servers. Their answers are merged.
  case both(JointRequest.Kind)
}

extension RequestMethod {
  static var isCancellable: Bool { true }
}

/// A notification that the server handles. Each one is a type in its own file.
protocol NotificationMethod: SendableMetatype {
  associatedtype Params: Decodable & Sendable
  static var name: String { get }
  static func handle(_ params: Params, in session: Session)
}

enum Answer<Result: Encodable & Sendable> {
  case now(Result)
  case later(@Sendable () throws(ResponseError) -> Result)
  /// Also sends the client a request after the answer.
  case asking(@Sendable () throws(ResponseError) -> (Result, ClientMessageRequest))
  /// Starts work that later answers the request with this id and ticket.
  case held((RequestID, _ ticket: Int) -> Void)
}

/// Parameters that are ignored or absent.
struct NoParams: Decodable, Sendable {
  init(from decoder: any Decoder) {}
}

enum MethodTable {
  struct RequestEntry: Sendable {
    let respondent: Respondent
    let handle: @Sendable (Session, RequestID, JSONValue) -> Void
  }

  typealias NotificationEntry = @Sendable (Session, JSONValue) -> Void

  static let requests = table([
    entry(InitializeRequest.self),
    entry(ShutdownRequest.self),
    entry(CodeActionRequest.self),
    entry(ResolveCodeActionRequest.self),
    entry(DiagnosticRequest.self),
    entry(WorkspaceDiagnosticRequest.self),
    entry(HoverRequest.self),
    entry(ExecuteCommandRequest.self),
  ])

  static let notifications = table([
    entry(InitializedNotification.self),
    entry(ExitNotification.self),
    entry(CancelNotification.self),
    entry(SetTraceNotification.self),
    entry(DidOpenNotification.self),
    entry(DidChangeNotification.self),
    entry(DidCloseNotification.self),
    entry(DidSaveNotification.self),
    entry(DidChangeWatchedFilesNotification.self),
    entry(DidChangeWorkspaceFoldersNotification.self),
    entry(DidChangeConfigurationNotification.self),
  ])

  private static func table<Entry>(_ entries: [(String, Entry)]) -> [String: Entry] {
    Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  private static func entry<Method: RequestMethod>(_ method: Method.Type) -> (String, RequestEntry) {
    let handle: @Sendable (Session, RequestID, JSONValue) -> Void = { session, id, params in
      do {
        let params = try JSONValueDecoder.decode(Method.Params.self, from: params)
        switch try Method.answer(params, in: session) {
        case .now(let result):
          session.answer(id, JSONWriter.bytes(of: result))
        case .later(let work):
          session.answerLater(id, isCancellable: Method.isCancellable) {
            do throws(ResponseError) {
              return .init(.success(JSONWriter.bytes(of: try work())))
            } catch {
              return .init(.failure(error))
            }
          }
        case .asking(let work):
          session.answerLater(id, isCancellable: Method.isCancellable) {
            do throws(ResponseError) {
              let (result, request) = try work()
              return .init(.success(JSONWriter.bytes(of: result)), messageRequest: request)
            } catch {
              return .init(.failure(error))
            }
          }
        case .held(let begin):
          begin(id, session.register(id, isCancellable: Method.isCancellable))
        }
      } catch let error as ResponseError {
        session.refuse(id, error)
      } catch {
        session.refuse(id, ResponseError(invalidParams: error))
      }
    }
    return (Method.name, RequestEntry(respondent: Method.respondent, handle: handle))
  }

  /// A notification whose parameters are invalid is dropped, because no response is expected.
  private static func entry<Method: NotificationMethod>(_ method: Method.Type) -> (String, NotificationEntry) {
    (
      Method.name,
      { session, params in
        guard let params = try? JSONValueDecoder.decode(Method.Params.self, from: params) else { return }
        Method.handle(params, in: session)
      }
    )
  }
}
