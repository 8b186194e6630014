// Up to Xcode 26 the wrapper's storage is the property's own
// built with: SDK 26

// --- Grid.swift
import SwiftUI

struct Grid: View {
    var data: [Int]
    @State private var isLoaded = false
    var body: some View { Text("\(data.count) \(isLoaded)") }
}
// --- Grid+Init.swift
import SwiftUI

extension Grid {
    init(count: Int) {
        data = Array(0..<count)
    }
}
