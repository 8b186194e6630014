/// What the neighbor has been asked and has not answered, under ids of our own: those of the client, of our session and
/// of the neighbor never meet.
struct AskedRequests {
  enum Purpose {
    /// The client's request, for the neighbor alone.
    case client(RequestID)
    /// The client's request, for both.
    case joint(RequestID)
    case initialize
    /// Diagnostics for a client that doesn't ask for them.
    case diagnostics(uri: String, version: Int?)
  }

  private var purposes: [RequestID: Purpose] = [:]
  private var lastNumber = 0

  /// The id to ask under.
  mutating func add(_ purpose: Purpose) -> RequestID {
    lastNumber += 1
    let id = RequestID.number(String(lastNumber))
    purposes[id] = purpose
    return id
  }

  mutating func remove(_ id: RequestID) -> Purpose? { purposes.removeValue(forKey: id) }

  mutating func replace(_ id: RequestID, by purpose: Purpose) { purposes[id] = purpose }

  /// Under which ids the neighbor knows a request of the client.
  func ids(of client: RequestID) -> [RequestID] {
    purposes.compactMap { id, purpose in
      switch purpose {
      case .client(client), .joint(client): id
      default: nil
      }
    }
  }

  mutating func removeAll() -> [Purpose] {
    defer { purposes = [:] }
    return Array(purposes.values)
  }
}

/// What the neighbor has asked the client.
struct NeighborQuestions {
  private var asked: [RequestID: RequestID] = [:]
  private var lastNumber = 0

  /// The id under which the client gets the neighbor's request.
  mutating func add(_ neighbor: RequestID) -> RequestID {
    lastNumber += 1
    let id = RequestID.string("neighbor-\(lastNumber)")
    asked[id] = neighbor
    return id
  }

  /// The neighbor's id of a request that the client answers.
  mutating func remove(_ client: RequestID) -> RequestID? { asked.removeValue(forKey: client) }

  /// Under which id the client knows a request of the neighbor.
  func id(of neighbor: RequestID) -> RequestID? { asked.first { $0.value == neighbor }?.key }

  mutating func removeAll() { asked = [:] }
}
