// Protocols of the project that have nothing to do with views

// --- Model.swift
import SwiftUI

struct Model: Loading {
    @State var count = 0
//             ^~~~~ info: 'Model' is not a view, so @State ignores assignments to 'count'; keep it in the view that uses 'Model'
}
// --- Loading.swift
protocol Loading: Identifiable, Sendable {}
