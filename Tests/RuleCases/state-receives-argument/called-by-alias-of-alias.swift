// A type may be called by an alias of an alias

import SwiftUI

struct Cell: View {
    @State var count = 0
//             ^~~~~ warning: 'Cell' never shows later values of 'count', because @State keeps the first; remove @State
//             suggested fix: Remove @State from 'count', because 'Cell' then shows later values too
    var body: some View { Text("\(count)") }
}

typealias Two = One
typealias One = Cell

struct Home: View {
    @State private var total = 0
    var body: some View {
        Button("Add") { total += 1 }
        Two(count: total)
    }
}
// --- fixed
import SwiftUI

struct Cell: View {
    var count = 0
    var body: some View { Text("\(count)") }
}

typealias Two = One
typealias One = Cell

struct Home: View {
    @State private var total = 0
    var body: some View {
        Button("Add") { total += 1 }
        Two(count: total)
    }
}
