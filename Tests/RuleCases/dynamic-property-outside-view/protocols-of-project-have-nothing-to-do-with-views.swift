// Protocols of the project that have nothing to do with views

// --- Model.swift
import SwiftUI

struct Model: Loading {
    @State var count = 0
//             ^~~~~ warning: @State does nothing in 'Model', which is no part of a view: 'count' keeps its initial value whatever is assigned
}
// --- Loading.swift
protocol Loading: Identifiable, Sendable {}
