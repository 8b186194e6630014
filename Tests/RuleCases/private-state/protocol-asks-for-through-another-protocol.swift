// A protocol asks for it through another protocol in another file

// --- Protocols.swift
protocol Countable {
    var count: Int { get }
}

protocol Resettable: Countable {
    func reset()
}
// --- Counter.swift
import SwiftUI

struct Counter: View {
    @State var count = 0

    var body: some View {
        Text("\(count)")
    }
}

extension Counter: Resettable {
    func reset() { count = 0 }
}
