// Written by an extension in another file
// also reported by: private-state

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var count = 0
    var body: some View { Text("\(count)") }
}
// --- Home+Count.swift
extension Home {
    func add() { count += 1 }
}
