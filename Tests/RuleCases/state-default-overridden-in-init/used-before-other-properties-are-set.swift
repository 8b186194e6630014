// Before all properties have values, only state with an initial value can be read or assigned again
// also reported by: state-stale-input
// needs manual work: the state has to be used after the other properties are set

import SwiftUI

struct Card: View {
    let title: Int
    @State private var count = 0

    init(title: Int) {
        count = title
//      ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'title' is set; remove the initial value of 'count'
//      suggested fix: Remove the initial value of 'count', because line 9 then uses 'count' before all properties have values
//      suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        self.title = count
    }

    var body: some View { Text("\(title) \(count)") }
}

struct Dial: View {
    let title: Int
    @State private var count = 0

    init(title: Int) {
        count = title
//      ^~~~~ warning: Xcode 27 rejects assigning 'count' before 'title' is set; remove the initial value of 'count'
//      suggested fix: Remove the initial value of 'count', because line 21 then uses 'count' before all properties have values
//      suggested fix: Set '_count' to 'State(initialValue:)', because the initial value of 'count' is then unused
        count += 1
        self.title = title
    }

    var body: some View { Text("\(title) \(count)") }
}
// --- fixed
import SwiftUI

struct Card: View {
    let title: Int
    @State private var count: Int

    init(title: Int) {
        count = title
        self.title = count
    }

    var body: some View { Text("\(title) \(count)") }
}

struct Dial: View {
    let title: Int
    @State private var count: Int

    init(title: Int) {
        count = title
        count += 1
        self.title = title
    }

    var body: some View { Text("\(title) \(count)") }
}
