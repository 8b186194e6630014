// A view shows a lazy value, which only updates with the published one

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
    lazy var items: [Int] = []

    func add(_ item: Int) {
        items.append(item)
        count += 1
    }
}

struct Items: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.items.count)") }
}
