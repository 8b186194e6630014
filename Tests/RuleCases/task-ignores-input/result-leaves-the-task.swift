// The task is outside of the branches, is removed by an error only, or other code clears the result

import SwiftUI

func find(_ name: String) async throws -> URL? { URL(string: name) }

struct Photo: View {
    let name: String
    @State private var url: URL?

    var body: some View {
        Group {
            if let url { AsyncImage(url: url) } else { ProgressView() }
        }
        .task(id: name) { url = try? await find(name) }
    }
}

struct Title: View {
    let name: String
    @State private var text = ""
    @State private var lastError: Error?

    var body: some View {
        if lastError == nil {
            Text(text).task(id: name) {
                do { text = try await find(name)?.path ?? "" } catch { lastError = error }
            }
        }
    }
}

struct Cleared: View {
    let name: String
    @State private var url: URL?

    var body: some View {
        Group {
            if let url {
                AsyncImage(url: url)
            } else {
                ProgressView().task(id: name) { url = try? await find(name) }
            }
        }
        .onChange(of: name) { _ in url = nil }
    }
}

struct Home: View {
    @State private var name = "a"

    var body: some View {
        Photo(name: name)
        Title(name: name)
        Cleared(name: name)
        Button("Next") { name += "b" }
    }
}
