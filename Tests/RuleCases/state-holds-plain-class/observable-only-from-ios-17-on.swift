// Observable only from iOS 17 on
// built with: iOS 16

import SwiftUI

final class Keyboard { var height = 0 }

struct Home: View {
    @State private var keyboard = Keyboard()
//                     ^~~~~~~~ hint: 'Home' does not update when 'keyboard.height' changes, because the class 'Keyboard' is not @Observable
//                     suggested fix: Mark 'Keyboard' @Observable, because @Observable requires iOS 17
    var body: some View { Text("\(keyboard.height)") }
}
// --- fixed
import SwiftUI

@Observable final class Keyboard { var height = 0 }

struct Home: View {
    @State private var keyboard = Keyboard()
    var body: some View { Text("\(keyboard.height)") }
}
