// The view that shows the delegate observes it

import SwiftUI
import WebKit

enum Side: String { case left, right }

final class Downloads: NSObject, ObservableObject, WKDownloadDelegate {
    @Published var names: [String] = []
    @Published var side: Side = .left
    func add() { names.append("a") }
}

final class Store: ObservableObject {
    @Published var count = 0
    let downloads = Downloads()
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View {
        Text("\(store.count)")
        List(downloads: store.downloads)
    }

    struct List: View {
        @ObservedObject var downloads: Downloads
        var body: some View { Button("\(downloads.names.count) \(downloads.side.rawValue)") { downloads.add() } }
    }
}
