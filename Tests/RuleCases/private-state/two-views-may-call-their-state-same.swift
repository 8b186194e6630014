// Two views may call their state the same, and two views may have the same name

// --- Home.swift
import SwiftUI

enum Home {
    struct Row: View {
        @State private var isLoading = false

        var body: some View {
            Text("\(isLoading)")
        }
    }
}
// --- Library.swift
import SwiftUI

enum Library {
    struct Row: View {
        @State private var isLoading = false

        var body: some View {
            Text("\(isLoading)")
        }
    }
}

private struct Badge: View {
    @State private var isLoading = false

    var body: some View {
        Text("\(isLoading)")
    }
}
