// The attribute gives the value

import SwiftUI

struct Dial: View {
    @State(wrappedValue: 3) private var level: Int

    var body: some View {
        Text("Dial")
    }
}
