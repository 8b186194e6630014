// A number that decides

import SwiftUI

struct Home: View {
    @State private var count = 3
//                     ^~~~~ hint: 'Home' never changes its state 'count'; use 'let count' instead
//                     suggested fix: Make 'count' a plain 'let', because code that is not written yet may change 'count'

    var body: some View {
        if count > 2 { Text("Many") }
    }
}
// --- fixed
import SwiftUI

struct Home: View {
    private let count = 3

    var body: some View {
        if count > 2 { Text("Many") }
    }
}
