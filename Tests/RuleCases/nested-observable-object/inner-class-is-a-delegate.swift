// A protocol from elsewhere doesn't have views follow the object by reading it

import SwiftUI
import WebKit

final class Downloads: NSObject, ObservableObject, WKDownloadDelegate {
    @Published var names: [String] = []
    func add() { names.append("a") }
}

final class Store: ObservableObject {
    @Published var count = 0
    let downloads = Downloads()
//      ^~~~~~~~~ info: 'Home' does not update for changes inside 'downloads'; pass it to a view that observes it
//      suggested fix: Forward the changes of 'downloads', because every change of 'downloads' then updates every view that observes 'Store'
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View {
        Button("\(store.count): \(store.downloads.names.count)") { store.downloads.add() }
    }
}
// --- fixed
import SwiftUI
import Combine
import WebKit

final class Downloads: NSObject, ObservableObject, WKDownloadDelegate {
    @Published var names: [String] = []
    func add() { names.append("a") }
}

final class Store: ObservableObject {
    @Published var count = 0
    let downloads = Downloads()
    private var downloadsChanges: AnyCancellable?

    init() {
        downloadsChanges = downloads.objectWillChange.sink { [weak self] _ in
            self?.objectWillChange.send()
        }
    }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View {
        Button("\(store.count): \(store.downloads.names.count)") { store.downloads.add() }
    }
}
