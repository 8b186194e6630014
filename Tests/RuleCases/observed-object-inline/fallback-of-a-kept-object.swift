// The object is made only where no other one is kept yet

import SwiftUI

final class Item: ObservableObject {
    @Published var icon: String?
    let url: URL
    static var all: [URL: Item] = [:]

    init(url: URL) { self.url = url }
}

struct Row: View {
    @ObservedObject var item: Item

    init(url: URL) { item = Item.all[url] ?? Item(url: url) }

    var body: some View { Text(item.icon ?? "") }
}

struct FileRow: View {
    @ObservedObject var item: Item

    init(url: URL) { item = Item.all[url]! }

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
