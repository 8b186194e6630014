// State that is not private has ordinary storage
// also reported by: private-state
// built with: SDK 27, compiler 6.4

// --- Grid.swift
import SwiftUI

struct Grid: View {
    @State var isLoaded = false
    var data: [Int]
    var body: some View { Text("\(data.count) \(isLoaded)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init(count: Int) {
        data = Array(0..<count)
    }
}
