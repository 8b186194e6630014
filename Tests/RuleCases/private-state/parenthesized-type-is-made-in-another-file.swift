// The caller writes the type in parentheses, in a file that sees no SwiftUI

// --- Counter.swift
import SwiftUI

struct Counter: View {
    @State var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
    }
}
// --- Maker.swift
enum Maker {
    static func make() -> Any {
        (Counter)(count: 3)
    }
}
