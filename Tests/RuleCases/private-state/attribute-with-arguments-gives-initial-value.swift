// An attribute with arguments gives the initial value

import SwiftUI

struct Dial: View {
    @State(initialValue: 3) var level: Int
//                              ^~~~~ warning: The @State property 'level' should be private, since 'Dial' alone owns it
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
