// Optionals that start as nil and are assigned in time work today: one hint for an initializer

import SwiftUI

struct Card: View {
    @State private var first: Int?
    @State private var second: Int?
    let title: String

    init(title: String) {
        first = 1
//      ^~~~~ hint: 'first' would stay nil if it were set last; assign to '_first' instead
        second = 2
        self.title = title
    }

    var body: some View { Text("\(title) \(first ?? 0) \(second ?? 0)") }
}
