// Callers give another value
// also reported by: state-receives-argument

// --- Row.swift
import SwiftUI

struct Row: View {
    @State var title = ""
    var body: some View { Text(title) }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    var body: some View { Row(title: "Home") }
}
