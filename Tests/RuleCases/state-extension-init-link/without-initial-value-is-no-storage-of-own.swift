// Without an initial value there is no storage of its own, and one that is replaced is not needed
// built with: SDK 27, compiler 6.4

// --- Grid.swift
import SwiftUI

struct Grid: View {
    @State private var page: Int
    @State private var total = 0
    var body: some View { Text("\(page) \(total)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init(first: Bool) {
        _page = State(initialValue: 1)
        _total = State(initialValue: 1)
    }
}
