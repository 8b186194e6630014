// Used by an extension in another file

// --- Home.swift
import SwiftUI

struct Home: View {
    @FocusState fileprivate(set) var isFocused: Bool
    @Environment(\.colorScheme) var scheme
    var body: some View { Text("Home") }
}
// --- Home+Title.swift
extension Home {
    var title: String { isFocused && scheme == .dark ? "Dark" : "Light" }
}
