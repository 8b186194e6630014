import Foundation

// A compiler plugin. It reads and answers messages until the compiler closes the pipe. Each message consists of its
// length in eight bytes, the lowest first, and JSON.

func read(count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = FileHandle.standardInput.readData(ofLength: count - data.count)
    if part.isEmpty { return nil }
    data.append(part)
  }
  return data
}

func write(_ message: [String: Any]) {
  guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
  let length = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
  FileHandle.standardOutput.write(Data(length) + data)
}

func source(_ syntax: Any?) -> String {
  ((syntax as? [String: Any])?["source"] as? String) ?? ""
}

while let length = read(count: 8) {
  let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let data = read(count: count),
    let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  else { break }
  if message["getCapability"] != nil {
    write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else if let request = message["expandAttachedMacro"] as? [String: Any] {
    let macro = StateMacro(declaration: source(request["declSyntax"]), attribute: source(request["attributeSyntax"]))
    let isPeer = request["macroRole"] as? String == "peer"
    write(["expandMacroResult": ["expandedSource": isPeer ? macro.peers : macro.accessors, "diagnostics": [Any]()]])
  } else if message["expandFreestandingMacro"] != nil {
    // For `#Preview`, the compiler has already checked the contents.
    write(["expandMacroResult": ["expandedSource": "", "diagnostics": [Any]()]])
  } else {
    break
  }
}
