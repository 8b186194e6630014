// Behind self.init the assignment is a new first value

import SwiftUI

struct Card: View {
    @State private var count = 0
    let title: String

    init(title: String) {
        self.title = title
    }

    init() {
        self.init(title: "")
        count = 5
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
