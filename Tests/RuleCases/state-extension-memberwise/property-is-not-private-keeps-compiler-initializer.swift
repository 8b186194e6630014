// A property that is not private keeps the compiler's initializer
// built with: SDK 27, compiler 6.4

import SwiftUI

struct Card: View {
    @State private var isOpen = false
    let title: String

    var body: some View { Text("\(title) \(isOpen)") }
}

extension Card {
    init() {
        self.init(title: "")
    }
}
