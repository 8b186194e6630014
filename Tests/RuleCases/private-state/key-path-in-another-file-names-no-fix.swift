// A key path in another file names it: no fix

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var selection = 0
//             ^~~~~~~~~ warning: The @State property 'selection' should be private, since 'Home' alone owns it

    var body: some View {
        Text("Home")
    }
}
// --- Inspect.swift
let inspected = \Home.selection
