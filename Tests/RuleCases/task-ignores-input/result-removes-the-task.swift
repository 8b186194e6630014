// The task is in a branch that its result removes, so nothing loads the next input

import SwiftUI

func find(_ name: String) async throws -> URL? { URL(string: name) }

struct Photo: View {
    let name: String
    @State private var url: URL?
    @State private var didFail = false

    var body: some View {
        if let url {
            AsyncImage(url: url)
        } else if didFail {
            Text("?")
        } else {
            ProgressView().task(id: name) {
//                         ^~~~ warning: '.task' of 'Photo' ignores later values of 'name', because setting 'url' removes it
                do { url = try await find(name) } catch { didFail = true }
            }
        }
    }
}

struct Picture: View {
    let name: String
    @State private var url: URL?

    var body: some View {
        Group {
            if url == nil {
                ProgressView().onAppear(perform: load)
//                             ^~~~~~~~ warning: '.onAppear' of 'Picture' ignores later values of 'name', because setting 'url' removes it
            } else {
                AsyncImage(url: url)
            }
        }
    }

    private func load() {
        Task { url = try await find(name) }
    }
}

struct Home: View {
    @State private var name = "a"

    var body: some View {
        Photo(name: name)
        Picture(name: name)
        Button("Next") { name += "b" }
    }
}
