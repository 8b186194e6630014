// A key path in another file names it: no fix

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var selection = 0

    var body: some View {
        Text("Home")
    }
}
// --- Inspect.swift
let inspected = \Home.selection
