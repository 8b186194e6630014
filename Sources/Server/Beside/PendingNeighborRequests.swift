/// The requests that the neighbor hasn't answered yet. They get new ids, because the client, our session, and the
/// neighbor may use the same ids.
struct PendingNeighborRequests {
  enum Purpose {
    /// The client's request, which only the neighbor answers.
    case client(RequestID)
    /// The client's request, which both servers answer.
    case joint(RequestID)
    case initialize
    /// A request for the diagnostics of all files, for all open requests of the client.
    case reports
    /// A request for a document's diagnostics that doesn't belong to a pending request of the client.
    case diagnostics(uri: String, version: Int?)
  }

  private var purposes: [RequestID: Purpose] = [:]
  private var lastNumber = 0

  /// Adds a request to the neighbor, and returns its id.
  mutating func add(_ purpose: Purpose) -> RequestID {
    lastNumber += 1
    let id = RequestID.number(String(lastNumber))
    purposes[id] = purpose
    return id
  }

  mutating func remove(_ id: RequestID) -> Purpose? { purposes.removeValue(forKey: id) }
  mutating func replace(_ id: RequestID, by purpose: Purpose) { purposes[id] = purpose }

  /// Returns the ids that a client's request has at the neighbor.
  func ids(of client: RequestID) -> [RequestID] {
    purposes.compactMap { id, purpose in
      switch purpose {
      case .client(client), .joint(client): id
      default: nil
      }
    }
  }

  /// The id of the open request for the diagnostics of all files.
  var reportsID: RequestID? { purposes.first { if case .reports = $0.value { true } else { false } }?.key }

  mutating func removeAll() -> [Purpose] {
    defer { purposes = [:] }
    return Array(purposes.values)
  }
}

/// The neighbor's requests that the client hasn't answered yet.
struct NeighborRequests {
  private var neighborIDs: [RequestID: RequestID] = [:]
  private var lastNumber = 0

  /// Adds a request of the neighbor, and returns the id that it has at the client.
  mutating func add(_ neighbor: RequestID) -> RequestID {
    lastNumber += 1
    let id = RequestID.string("neighbor-\(lastNumber)")
    neighborIDs[id] = neighbor
    return id
  }

  /// Removes a request that the client has answered, and returns the id that it has at the neighbor.
  mutating func remove(_ client: RequestID) -> RequestID? { neighborIDs.removeValue(forKey: client) }

  /// Returns the id that a request of the neighbor has at the client.
  func id(of neighbor: RequestID) -> RequestID? { neighborIDs.first { $0.value == neighbor }?.key }

  mutating func removeAll() { neighborIDs = [:] }
}
