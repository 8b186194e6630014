// A task that a method of a delegate starts leaves the main thread like the method
// built with: default isolation nonisolated

import SwiftUI

final class Downloads: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var progress = 0.0

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {}

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData written: Int64,
        totalBytesWritten total: Int64, totalBytesExpectedToWrite expected: Int64
    ) {
        Task { self.progress = Double(total) / Double(expected) }
//                  ^~~~~~~~ warning: This closure changes 'progress' on a background thread, which SwiftUI doesn't allow; use @MainActor
//                  suggested fix: Run the task on the main actor, because then all of its own code runs on the main thread
    }
}

struct Home: View {
    @StateObject private var downloads = Downloads()

    var body: some View { Text("\(downloads.progress)") }
}
// --- fixed
import SwiftUI

final class Downloads: NSObject, ObservableObject, URLSessionDownloadDelegate {
    @Published var progress = 0.0

    private lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {}

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData written: Int64,
        totalBytesWritten total: Int64, totalBytesExpectedToWrite expected: Int64
    ) {
        Task { @MainActor in self.progress = Double(total) / Double(expected) }
    }
}

struct Home: View {
    @StateObject private var downloads = Downloads()

    var body: some View { Text("\(downloads.progress)") }
}
