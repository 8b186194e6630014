// An empty collection is the same every time, however it is written

import SwiftUI

struct Home: View {
    @State private var names = [String]()
//                     ^~~~~ hint: 'Home' never changes its state 'names'; use 'let names' instead
//                     suggested fix: Make 'names' a plain 'let', because code that is not written yet may change 'names'
    @State private var counts = [String: Int]()
//                     ^~~~~~ hint: 'Home' never changes its state 'counts'; use 'let counts' instead
//                     suggested fix: Make 'counts' a plain 'let', because code that is not written yet may change 'counts'

    var body: some View { Text("\(names.count) \(counts.count)") }
}
// --- fixed
import SwiftUI

struct Home: View {
    private let names = [String]()
    private let counts = [String: Int]()

    var body: some View { Text("\(names.count) \(counts.count)") }
}
