// An optional that is assigned before another property starts with that value in every version
// also reported by: state-stale-input

import SwiftUI

struct Card: View {
    @SwiftUI.State private var count: Int?
    let title: String

    init(count: Int, title: String) {
        self.count = count
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count ?? 0)")
    }
}
