// In a closure, which runs when the view is there

import SwiftUI

struct Card: View {
    @State private var count = 0
    var onTap: () -> Void = {}

    init() {
        onTap = { [_count] in _count.wrappedValue = 4 }
        let later = { self.count = 5 }
        later()
    }

    var body: some View {
        Button("\(count)", action: onTap)
    }
}
