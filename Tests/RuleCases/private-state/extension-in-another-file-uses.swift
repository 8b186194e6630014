// An extension in another file uses it, so private would not compile: no fix

// --- Home.swift
import SwiftUI

struct Home: View {
    @State var selection = 0

    var body: some View {
        rows
    }
}
// --- Home+Rows.swift
import SwiftUI

extension Home {
    var rows: some View {
        Button("\(selection)") { selection += 1 }
    }
}
