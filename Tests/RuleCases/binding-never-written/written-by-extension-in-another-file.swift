// Written by an extension in another file

// --- Panel.swift
import SwiftUI

struct Panel: View {
    @Binding var selection: Int?

    var body: some View {
        Text("\(selection ?? 0)")
    }
}
// --- Panel+Actions.swift
import SwiftUI

extension Panel {
    func close() { selection = nil }
}
