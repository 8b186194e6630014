// In place of an initial value, while another property has none yet
// also reported by: state-default-overridden-in-init

import SwiftUI

struct Counter: View {
    @State private var count = 0
    private let title: String

    init(title: String, count: Int) {
//                      ^~~~~ hint: 'Counter' never shows later values of 'count', because @State keeps the first; make it a plain 'let'
        self.count = count
        self.title = title
    }

    var body: some View {
        Text("\(title) \(count)")
    }
}
