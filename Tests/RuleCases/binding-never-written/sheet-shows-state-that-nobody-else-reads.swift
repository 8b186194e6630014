// A sheet is built again only where the view reads the state, so a plain value would be the one from before

import SwiftUI

struct Rename: View {
    @Binding var branch: String?
    var body: some View { Text(branch ?? "current") }
}

struct Repository: View {
    @State private var isShown = false
    @State private var branch: String?
    var body: some View {
        Button("Rename") {
            branch = "topic"
            isShown = true
        }
        .sheet(isPresented: $isShown) { Rename(branch: $branch) }
    }
}

// This view reads what it passes.
struct Branch: View {
    @Binding var branch: String?
//               ^~~~~~ info: 'Branch' only reads its @Binding; 'let branch: String?' is enough
//               suggested fix: Take 'branch' as a plain value, because closures that run later read the value that 'Branch' was created with
    var body: some View { Text(branch ?? "current") }
}

struct Header: View {
    @State private var isShown = false
    @State private var branch: String?
    var body: some View {
        Button(branch ?? "Rename") {
            branch = "topic"
            isShown = true
        }
        .sheet(isPresented: $isShown) { Branch(branch: $branch) }
    }
}
// --- fixed
import SwiftUI

struct Rename: View {
    @Binding var branch: String?
    var body: some View { Text(branch ?? "current") }
}

struct Repository: View {
    @State private var isShown = false
    @State private var branch: String?
    var body: some View {
        Button("Rename") {
            branch = "topic"
            isShown = true
        }
        .sheet(isPresented: $isShown) { Rename(branch: $branch) }
    }
}

// This view reads what it passes.
struct Branch: View {
    let branch: String?
    var body: some View { Text(branch ?? "current") }
}

struct Header: View {
    @State private var isShown = false
    @State private var branch: String?
    var body: some View {
        Button(branch ?? "Rename") {
            branch = "topic"
            isShown = true
        }
        .sheet(isPresented: $isShown) { Branch(branch: branch) }
    }
}
