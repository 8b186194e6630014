// An object that nobody observes

import SwiftUI

final class Cache {
    var names: [String] = []
}

struct Card: View {
    private let formatter = DateFormatter()
    private let cache = Cache()

    var body: some View {
        Text(formatter.string(from: .distantPast))
    }
}
