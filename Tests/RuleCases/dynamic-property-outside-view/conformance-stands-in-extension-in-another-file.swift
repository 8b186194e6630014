// The conformance stands in an extension in another file

// --- Home.swift
import SwiftUI

struct Home {
    @State private var count = 0
}
// --- Home+View.swift
import SwiftUI

extension Home: View {
    var body: some View { Text("Home") }
}
