/// The requests that the neighbor hasn't answered yet, under our own ids: those of the client, of our session and of
/// the neighbor never meet.
struct AskedRequests {
  enum Purpose {
    /// The client's request, for the neighbor alone.
    case client(RequestID)
    /// The client's request, for both.
    case joint(RequestID)
    case initialize
    /// The diagnostics of all files, for whichever request of the client's is open.
    case reports
    /// Diagnostics for a client that doesn't ask for them.
    case diagnostics(uri: String, version: Int?)
  }

  private var purposes: [RequestID: Purpose] = [:]
  private var lastNumber = 0

  /// The id for the request to the neighbor.
  mutating func add(_ purpose: Purpose) -> RequestID {
    lastNumber += 1
    let id = RequestID.number(String(lastNumber))
    purposes[id] = purpose
    return id
  }

  mutating func remove(_ id: RequestID) -> Purpose? { purposes.removeValue(forKey: id) }

  mutating func replace(_ id: RequestID, by purpose: Purpose) { purposes[id] = purpose }

  /// The ids of a client's request at the neighbor.
  func ids(of client: RequestID) -> [RequestID] {
    purposes.compactMap { id, purpose in
      switch purpose {
      case .client(client), .joint(client): id
      default: nil
      }
    }
  }

  /// The id of the open request for the diagnostics of all files.
  var reportsID: RequestID? {
    purposes.first { if case .reports = $0.value { true } else { false } }?.key
  }

  mutating func removeAll() -> [Purpose] {
    defer { purposes = [:] }
    return Array(purposes.values)
  }
}

/// The neighbor's requests to the client.
struct NeighborQuestions {
  private var asked: [RequestID: RequestID] = [:]
  private var lastNumber = 0

  /// The id for the neighbor's request at the client.
  mutating func add(_ neighbor: RequestID) -> RequestID {
    lastNumber += 1
    let id = RequestID.string("neighbor-\(lastNumber)")
    asked[id] = neighbor
    return id
  }

  /// The neighbor's id of a request that the client answers.
  mutating func remove(_ client: RequestID) -> RequestID? { asked.removeValue(forKey: client) }

  /// The id of the neighbor's request at the client.
  func id(of neighbor: RequestID) -> RequestID? { asked.first { $0.value == neighbor }?.key }

  mutating func removeAll() { asked = [:] }
}
