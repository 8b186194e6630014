// A type alias inside the view hides another type of that name

import SwiftUI

struct DataSource {
    var items: [String] = []
}

class PagingDataSource<Item>: ObservableObject {
    @Published var items: [Item] = []
}

struct TopicList: View {
    typealias DataSource = PagingDataSource<String>

    @StateObject private var dataSource = DataSource()

    var body: some View {
        ForEach(dataSource.items, id: \.self) { Text($0) }
    }
}
