// Observers and a closure's result do not change that it is state

import SwiftUI

struct Meter: View {
    @State var level = 0 { didSet { print(level) } }
//             ^~~~~ warning: Callers of 'Meter' can set 'level', but @State ignores later values; make it private
//             safe fix: Make 'level' private
    @State var limit: Int = { 3 }()
//             ^~~~~ warning: Callers of 'Meter' can set 'limit', but @State ignores later values; make it private
//             safe fix: Make 'limit' private

    var body: some View {
        Text("Meter")
    }
}
// --- fixed
import SwiftUI

struct Meter: View {
    @State private var level = 0 { didSet { print(level) } }
    @State private var limit: Int = { 3 }()

    var body: some View {
        Text("Meter")
    }
}
