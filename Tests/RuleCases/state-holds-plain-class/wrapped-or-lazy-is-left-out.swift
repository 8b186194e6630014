// What has a wrapper or is lazy has to be left out of what views follow

import SwiftUI

final class Keyboard {
    @AppStorage("height") private var stored = 0
    lazy var step = 2
    var height = 0
}

struct Home: View {
    @State private var keyboard = Keyboard()
//                     ^~~~~~~~ hint: 'Home' does not update when 'keyboard.height' changes, because the class 'Keyboard' is not @Observable
//                     suggested fix: Mark 'Keyboard' @Observable, because views will not update for 'stored' because of its wrapper or 'lazy'
    var body: some View { Text("\(keyboard.height)") }
}
// --- fixed
import SwiftUI

@Observable final class Keyboard {
    @ObservationIgnored @AppStorage("height") private var stored = 0
    @ObservationIgnored lazy var step = 2
    var height = 0
}

struct Home: View {
    @State private var keyboard = Keyboard()
    var body: some View { Text("\(keyboard.height)") }
}
