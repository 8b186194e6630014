// The initializer gives the first value

import SwiftUI

struct Home: View {
    @State private var count = 0

    init(initialCount: Int) { _count = State(initialValue: initialCount) }

    var body: some View { Text("\(count)") }
}
