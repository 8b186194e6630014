// The conformance stands in another file

// --- Badge.swift
import SwiftUI

struct Badge {
    @State var number = 0
//             ^~~~~~ warning: Callers of 'Badge' can set 'number', but @State ignores later values; make it private
//             safe fix: Make 'number' private
}
// --- Badge+View.swift
import SwiftUI

extension Badge: View {
    var body: some View {
        Text("New")
    }
}
// --- fixed Badge.swift
import SwiftUI

struct Badge {
    @State private var number = 0
}
