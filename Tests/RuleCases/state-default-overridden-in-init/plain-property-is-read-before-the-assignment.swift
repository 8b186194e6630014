// Plain properties and parameters can be read before all properties have values

import SwiftUI

struct Card: View {
    let names: [String]
    @State private var count = 1

    init(names: [String]) {
        self.names = names
        print(self.names.count)
        count = names.count
//      ^~~~~ warning: This assignment is ignored: 'Card' starts with 1; remove the initial value of 'count'
//      suggested fix: Remove the initial value of 'count', because 'Card' then starts with the value assigned on line 10
//      suggested fix: Set '_count' to 'State(initialValue:)', because 'Card' then starts with 'names.count'
//      suggested fix: Delete the assignment to 'count', because 'Card' may be meant to start with 'names.count'
    }

    var body: some View { Button("\(count)") { count = 2 } }
}
// --- fixed
import SwiftUI

struct Card: View {
    let names: [String]
    @State private var count: Int

    init(names: [String]) {
        self.names = names
        print(self.names.count)
        count = names.count
    }

    var body: some View { Button("\(count)") { count = 2 } }
}
