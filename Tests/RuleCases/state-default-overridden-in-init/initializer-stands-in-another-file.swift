// The initializer stands in another file, which does not see the storage
// also reported by: private-state

// --- Card.swift
import SwiftUI

struct Card: View {
    @State var count = 0
    let title: String

    var body: some View {
        Text("\(title) \(count)")
    }
}
// --- Card+Count.swift
import SwiftUI

extension Card {
    init(count: Int) {
        title = "\(count)"
        self.count = count
//           ^~~~~ warning: This assignment is ignored: 'Card' starts with its initial value; assign to '_count' in the file of 'Card'
//           suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with 'count'
    }
}
// --- fixed Card+Count.swift
import SwiftUI

extension Card {
    init(count: Int) {
        title = "\(count)"
    }
}
