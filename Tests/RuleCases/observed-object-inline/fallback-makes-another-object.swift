// Whether the first initializer fails or not, the view makes the object

import SwiftUI

final class Item: ObservableObject {
    @Published var icon: String?
    let url: URL

    init?(url: URL) {
        guard url.isFileURL else { return nil }
        self.url = url
        DispatchQueue.main.async { self.icon = "doc" }
    }

    init(name: String, url: URL) { self.url = url }
}

struct Row: View {
    @ObservedObject var item: Item
//                      ^~~~ warning: Every update of the parent re-creates 'item' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'item' with @StateObject and make it private, because 'item' is created from 'url', and @StateObject ignores later values of it

    init(url: URL) { item = Item(url: url) ?? Item(name: "Unknown", url: url) }

    var body: some View { Text(item.icon ?? "") }
}

struct FileRow: View {
    @ObservedObject var item: Item
//                      ^~~~ warning: Every update of the parent re-creates 'item' and loses its state; keep it with @StateObject
//                      suggested fix: Keep 'item' with @StateObject and make it private, because 'item' is created from 'url', and @StateObject ignores later values of it

    init(url: URL) { item = Item(url: url)! }

    var body: some View { Text(item.icon ?? "") }
}

struct Rows: View {
    @State private var urls: [URL] = []

    var body: some View {
        Button("Add to \(urls.count)") { urls.append(URL(fileURLWithPath: "/")) }
        ForEach(urls, id: \.self) { url in
            Row(url: url)
            FileRow(url: url)
        }
    }
}
// --- fixed
import SwiftUI

final class Item: ObservableObject {
    @Published var icon: String?
    let url: URL

    init?(url: URL) {
        guard url.isFileURL else { return nil }
        self.url = url
        DispatchQueue.main.async { self.icon = "doc" }
    }

    init(name: String, url: URL) { self.url = url }
}

struct Row: View {
    @StateObject private var item: Item

    init(url: URL) { _item = StateObject(wrappedValue: Item(url: url) ?? Item(name: "Unknown", url: url)) }

    var body: some View { Text(item.icon ?? "") }
}

struct FileRow: View {
    @StateObject private var item: Item

    init(url: URL) { _item = StateObject(wrappedValue: Item(url: url)!) }

    var body: some View { Text(item.icon ?? "") }
}

struct Rows: View {
    @State private var urls: [URL] = []

    var body: some View {
        Button("Add to \(urls.count)") { urls.append(URL(fileURLWithPath: "/")) }
        ForEach(urls, id: \.self) { url in
            Row(url: url)
            FileRow(url: url)
        }
    }
}
