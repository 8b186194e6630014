import JSONReading
import ServerTesting
import TestSupport

@testable import Server

/// Our session together with a neighbor that a test controls, as the client sees them. The test controls the clock, and
/// the session's jobs run immediately.
final class Duo {
  /// The messages that the client received, and their bytes.
  private(set) var sent: [JSONValue] = []
  private(set) var sentBodies: [[UInt8]] = []
  /// The messages that the current neighbor received.
  private(set) var told: [JSONValue] = []
  private(set) var starts = 0
  private(set) var ends = 0
  private(set) var exitStatus: Int32?
  var now = ContinuousClock.now
  private var jointSession: JointSession?

  /// Creates a session with a client and a neighbor that have these capabilities, after `initialized`. If `neighbor` is
  /// nil, the neighbor has not responded yet.
  init(client: String = "{}", neighbor: String? = "{}", files: [String: String] = [:], options: String = "{}") {
    let session = Session(
      analyzer: PlantedRule.analyzer, files: FilesInMemory(files), clock: { [unowned self] in now })
    jointSession = JointSession(session, neighbor: ["/bin/other-lsp"])
    self.client(
      "initialize",
      #"{"rootUri":"file:///project","processId":1,"unheard":[1.50],"capabilities":\#(client),"initializationOptions":\#(options)}"#,
      id: #""first""#)
    guard let neighbor else { return }
    answer("initialize", #"{"capabilities":\#(neighbor)}"#)
    self.client("initialized", "{}")
  }

  // MARK: The client

  func client(_ method: String, _ params: String, id: String? = nil) {
    handle([.joint(.client(ClientMessage(JSON.message(method, params, id: id))))])
  }

  func client(body: String) { handle([.joint(.client(ClientMessage(Array(body.utf8))))]) }

  func open(_ text: String = Sample.bad, version: Int = 1) {
    client("textDocument/didOpen", JSON.open(text, version: version))
  }

  func replace(by text: String, version: Int) {
    client("textDocument/didChange", JSON.change(#"[{"text":\#(JSON.string(text))}]"#, version: version))
  }

  /// Returns the response to the client's request; null if there is none yet.
  func reply(_ id: String) -> JSONValue { sent.last { $0["method"].isNull && $0["id"] == value(id) } ?? .null }

  /// Returns the requests and notifications with the method that the client received.
  func sent(_ method: String) -> [JSONValue] { sent.filter { $0["method"].string == method } }

  /// The messages of the diagnostics that were published last.
  var shown: [String] { lastPublish["diagnostics"].elements.compactMap { $0["message"].string } }
  var lastPublish: JSONValue { sent("textDocument/publishDiagnostics").last?["params"] ?? .null }

  // MARK: The neighbor

  func neighbor(_ method: String, _ params: String, id: String? = nil) {
    neighbor(body: String(decoding: JSON.message(method, params, id: id), as: UTF8.self))
  }

  func neighbor(body: String) {
    guard let envelope = Envelope(Array(body.utf8)) else { return }
    handle([.joint(.neighbor(start: starts, envelope))])
  }

  /// Responds to the neighbor's latest request with the method.
  func answer(_ method: String, _ result: String) {
    guard let id = told(method).last?["id"] else { return }
    neighbor(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: id)),"result":\#(result)}"#)
  }

  func fail(_ method: String) {
    guard let id = told(method).last?["id"] else { return }
    neighbor(body: #"{"jsonrpc":"2.0","id":\#(JSON.text(of: id)),"error":{"code":-32001,"message":"no"}}"#)
  }

  func publish(_ messages: [String], version: Int?) {
    let items = messages.map { #"{"message":"\#($0)","source":"other","range":\#(JSON.range(0, 0, 0, 1))}"# }
    let member = version.map { #","version":\#($0)"# } ?? ""
    neighbor(
      "textDocument/publishDiagnostics",
      #"{"uri":"\#(Sample.uri)","diagnostics":[\#(items.joined(separator: ","))]\#(member)}"#)
  }

  func told(_ method: String) -> [JSONValue] { told.filter { $0["method"].string == method } }

  func end() { handle([.joint(.neighborEnded(start: starts))]) }

  // MARK: Time

  func pass(_ duration: Duration) {
    now += duration
    handle([])
  }

  func endInput() { handle([.inputEnded]) }

  private func handle(_ events: [Event]) {
    var events = events
    repeat {
      jointSession?.handle(events, moreFollows: false)
      events = (jointSession?.takeEffects() ?? []).compactMap { effect in
        switch effect {
        case .run(let job): return .finished(job.work())
        case .send(let message):
          sentBodies.append(message.body.bytes)
          sent.append((try? JSONValue(parsing: message.body.bytes)) ?? .string("not JSON"))
        case .neighbor(.start):
          starts += 1
          told = []
        case .neighbor(.send(let body)): told.append((try? JSONValue(parsing: body.bytes)) ?? .string("not JSON"))
        case .neighbor(.end): ends += 1
        case .exit(let status): exitStatus = status
        case .log: break
        }
        return nil
      }
    } while !events.isEmpty
  }

  private func value(_ json: String) -> JSONValue { (try? JSONValue(parsing: Array(json.utf8))) ?? .null }
}
