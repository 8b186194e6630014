// Another case of the enum is not the default's own, and neither is what a call gives

import SwiftUI

enum Kind { case first, second }

struct Card: View {
    @State private var kind: Kind = .first
    @State private var date = Date()
    init() {
        kind = Kind.second
//      ^~~~ warning: This assignment is ignored: 'Card' starts with .first; remove the initial value of 'kind'
//      suggested fix: Remove the initial value of 'kind', because 'Card' then starts with the value assigned on line 9
//      suggested fix: Set '_kind' to 'State(initialValue:)', because 'Card' then starts with 'Kind.second'
//      suggested fix: Delete the assignment to 'kind', because 'Card' may be meant to start with 'Kind.second'
        date = Date()
//      ^~~~ warning: This assignment is ignored: 'Card' starts with Date(); remove the initial value of 'date'
//      suggested fix: Remove the initial value of 'date', because 'Card' then starts with the value assigned on line 10
//      suggested fix: Set '_date' to 'State(initialValue:)', because 'Card' then starts with 'Date()'
//      suggested fix: Delete the assignment to 'date', because 'Card' may be meant to start with 'Date()'
    }
    var body: some View { Text("\(date) \(kind)") }
}
// --- fixed
import SwiftUI

enum Kind { case first, second }

struct Card: View {
    @State private var kind: Kind
    @State private var date: Date
    init() {
        kind = Kind.second
        date = Date()
    }
    var body: some View { Text("\(date) \(kind)") }
}
