// Nobody replaces the object, and the view shows what it publishes: a binding does not observe it

import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0
}

struct DownloadRow: View {
    @Binding var download: Download
//               ^~~~~~~~ info: 'DownloadRow' does not update when 'download.progress' changes, because @Binding does not observe it; use @ObservedObject
//               suggested fix: Take 'download' with @ObservedObject, because callers then pass the object instead of a binding

    var body: some View {
        ProgressView(value: download.progress)
    }
}

struct Downloads: View {
    @State private var current = Download()

    var body: some View {
        DownloadRow(download: $current)
    }
}
// --- fixed
import SwiftUI

final class Download: ObservableObject {
    @Published var progress = 0.0
}

struct DownloadRow: View {
    @ObservedObject var download: Download

    var body: some View {
        ProgressView(value: download.progress)
    }
}

struct Downloads: View {
    @State private var current = Download()

    var body: some View {
        DownloadRow(download: current)
    }
}
