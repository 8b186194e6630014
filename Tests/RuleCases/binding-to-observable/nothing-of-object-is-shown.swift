// The view shows nothing that the object publishes, or puts another object in its place
// also reported by: binding-never-written

import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0
    let name = ""
    func cancel() {}
}

struct CancelButton: View {
    @Binding var download: Download

    var body: some View {
        Button(download.name) { download.cancel() }
    }
}

struct RestartButton: View {
    @Binding var download: Download

    var body: some View {
        ProgressView(value: download.progress)
        Button("Restart") { download = Download() }
    }
}

struct MaybeRow: View {
    @Binding var download: Download?

    var body: some View {
        ProgressView(value: download?.progress)
    }
}
