// The type's own function reads the file, and the initializer keeps what it reads
// built with: SDK 26

import SwiftUI

@Observable final class First {
    var data: Data?
    init() { data = Self.load() }
    private static func load() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/")) }
}

@Observable final class Second {
    var text = ""
    init(_ path: String) { text = Second.text(at: path) }
}

extension Second {
    static func text(at path: String) -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
        return text
    }
}

@Observable final class Summed {
    var total: Int
    init(_ values: [Int]) { total = Self.sum(values) }
    private static func sum(_ values: [Int]) -> Int { values.reduce(0, +) }
    static func load() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/")) }
}

@Observable final class Later {
    var load: () -> Data?
    init() { load = { Self.read() } }
    private static func read() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "/")) }
}

struct Home: View {
    @State private var first = First()
//                     ^~~~~ info: Every update of the parent runs the initializer of 'First', which does work; move the work to '.task'
    @State private var second = Second("")
//                     ^~~~~~ info: Every update of the parent runs the initializer of 'Second', which does work; move the work to '.task'
    @State private var summed = Summed([1])
    @State private var later = Later()

    var body: some View { Text("\(first.data?.count ?? 0) \(second.text) \(summed.total) \(later.load()?.count ?? 0)") }
}
