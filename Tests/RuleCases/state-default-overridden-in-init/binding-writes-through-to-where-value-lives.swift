// A binding writes through to where the value lives

import SwiftUI

struct Card: View {
    @Binding var count: Int

    init(count: Binding<Int>) {
        _count = count
        self.count = 4
    }

    var body: some View {
        Text("\(count)")
    }
}
