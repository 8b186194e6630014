// A local variable and a parameter of the same name

import SwiftUI

struct Card: View {
    @State private var count = 0
    @State private var size = 0

    init() {
        var count = 4
        count = 5
        print(count)
    }

    init(size: inout Int) {
        size = 5
    }

    var body: some View {
        Text("\(count) \(size)")
    }
}
