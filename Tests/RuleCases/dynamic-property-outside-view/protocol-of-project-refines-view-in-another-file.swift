// A protocol of the project refines View, in another file

// --- Home.swift
import SwiftUI

struct Home: Screen {
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
// --- Screen.swift
import SwiftUI

protocol Screen: View {}
