// The view that gets the binding never writes it, which is what another rule says
// also reported by: binding-never-written

// --- Reads.swift
import SwiftUI

struct Reads: View {
    @State private var text = "" { didSet { run() } }

    var body: some View {
        Shown(text: $text)
    }

    private func run() {}
}

struct Reads_Previews: PreviewProvider {
    static var previews: some View { Reads() }
}
// --- Shown.swift
import SwiftUI

struct Shown: View {
    @Binding var text: String
    var body: some View { Text(text) }
}
