// A key path in another file names it: no fix

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var selection = 0
//             ^~~~~~~~~ hint: 'selection' cannot be private while Inspect.swift uses it; move that code to this file

    var body: some View {
        Text("Home")
    }
}
// --- Inspect.swift
let inspected = \Home.selection
