// The task unwraps the input that it works with

import SwiftUI

func load(_ url: URL) async -> String { url.path }

struct Picture: View {
    let url: URL?
    @State private var text = ""
    var body: some View { Text(text).task { if let url { text = await load(url) } } }
//                                   ^~~~ warning: 'Picture' reads 'url' in '.task' when it appears; the work does not restart when a caller passes a new value
//                                   suggested fix: Restart the task when 'url' changes, because the running task is canceled, and what it loaded stays until there is a new result
}

struct Photo: View {
    let url: URL?
    @State private var text = ""

    var body: some View {
        Text(text).task {
//                 ^~~~ warning: 'Photo' reads 'url' in '.task' when it appears; the work does not restart when a caller passes a new value
//                 suggested fix: Restart the task when 'url' changes, because the running task is canceled, and what it loaded stays until there is a new result
            guard let url else { return }
            text = await load(url)
        }
    }
}

struct Host: View {
    @State private var url: URL?

    var body: some View {
        Picture(url: url)
        Photo(url: url)
        Button("Next") { url = URL(string: "a") }
    }
}
// --- fixed
import SwiftUI

func load(_ url: URL) async -> String { url.path }

struct Picture: View {
    let url: URL?
    @State private var text = ""
    var body: some View { Text(text).task(id: url) { if let url { text = await load(url) } } }
}

struct Photo: View {
    let url: URL?
    @State private var text = ""

    var body: some View {
        Text(text).task(id: url) {
            guard let url else { return }
            text = await load(url)
        }
    }
}

struct Host: View {
    @State private var url: URL?

    var body: some View {
        Picture(url: url)
        Photo(url: url)
        Button("Next") { url = URL(string: "a") }
    }
}
