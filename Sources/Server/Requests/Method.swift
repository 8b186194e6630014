import JSONReading

/// A request that the server answers. Each one is a type in its own file.
protocol RequestMethod: SendableMetatype {
  static var name: String { get }
  /// Whether a cancellation is answered immediately, without waiting for the result.
  static var isCancellable: Bool { get }
  /// The server that answers it in a session with a neighbor. There is no default, so that no request that a neighbor
  /// could answer is kept from it by accident.
  static var respondent: Respondent { get }
  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer
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

  static func handle(_ id: RequestID, _ params: JSONValue, in session: Session) {
    do throws(ResponseError) {
      switch try answer(params, in: session) {
      case .now(let result):
        session.answer(id, JSONWriter.bytes(of: result))
      case .later(let work):
        let ticket = session.register(id, isCancellable: isCancellable)
        session.run(.interactive) {
          do throws(ResponseError) {
            let (result, next) = try work()
            let json = JSONWriter.bytes(of: result)
            return { if $0.finish(id, ticket, .success(json)) { next?($0) } }
          } catch {
            return { $0.finish(id, ticket, .failure(error)) }
          }
        }
      case .held(let begin):
        begin(id, session.register(id, isCancellable: isCancellable))
      }
    } catch {
      session.refuse(id, error)
    }
  }
}

/// A notification that the server handles. Each one is a type in its own file.
protocol NotificationMethod: SendableMetatype {
  static var name: String { get }
  /// Throws if the parameters are invalid. The notification is then dropped, because no response is expected.
  static func handle(_ params: JSONValue, in session: Session) throws(ResponseError)
}

enum Answer {
  case now(any Encodable & Sendable)
  /// Computes the result on a worker, and what the main loop does after the answer.
  case later(@Sendable () throws(ResponseError) -> (any Encodable & Sendable, JobResult?))
  /// Starts work that later answers the request with this id and ticket.
  case held((RequestID, _ ticket: Int) -> Void)
}

enum MethodTable {
  static let requests: [String: any RequestMethod.Type] = table([
    InitializeRequest.self, ShutdownRequest.self, CodeActionRequest.self, ResolveCodeActionRequest.self,
    DiagnosticRequest.self, WorkspaceDiagnosticRequest.self, HoverRequest.self, ExecuteCommandRequest.self,
  ]) { $0.name }
  static let notifications: [String: any NotificationMethod.Type] = table([
    InitializedNotification.self, ExitNotification.self, CancelNotification.self, SetTraceNotification.self,
    DidOpenNotification.self, DidChangeNotification.self, DidCloseNotification.self, DidSaveNotification.self,
    DidChangeWatchedFilesNotification.self, DidChangeWorkspaceFoldersNotification.self,
    DidChangeConfigurationNotification.self,
  ]) { $0.name }

  private static func table<Method>(_ methods: [Method], name: (Method) -> String) -> [String: Method] {
    Dictionary(methods.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}
