// The view declares the initializer
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    private let count: Int

    init(count: Int) {
        self.count = count
    }

    var body: some View { Text("\(count) \(isOpen)") }
}

extension Card {
    init() {
        self.init(count: 0)
    }
}
