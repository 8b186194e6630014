// An attribute with arguments gives the initial value

import SwiftUI

struct Dial: View {
    @State(initialValue: 3) var level: Int
//                              ^~~~~ warning: Callers of 'Dial' can set 'level', but @State ignores later values; make it private
//                              safe fix: Make 'level' private

    var body: some View {
        Text("\(level)")
    }
}
// --- fixed
import SwiftUI

struct Dial: View {
    @State(initialValue: 3) private var level: Int

    var body: some View {
        Text("\(level)")
    }
}
