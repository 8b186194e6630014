// What SwiftLint finds there is not ours to judge

import SwiftUI

struct Counter: View {
    // swiftlint:disable:next private_swiftui_state
    @State private var count = 0
    var body: some View { Text("\(count)") }
}
