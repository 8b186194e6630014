// The storage is set without an initial value: there is no shorter way that means the same

import SwiftUI

struct Card: View {
    @State private var count: Int
    let title: String

    init(title: String) {
        _count = State(wrappedValue: 3)
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
