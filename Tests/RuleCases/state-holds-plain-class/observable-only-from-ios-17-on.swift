// Before iOS 17, the class cannot be marked @Observable
// built with: iOS 16

import SwiftUI

final class Keyboard { var height = 0 }

struct Home: View {
    @State private var keyboard = Keyboard()
//                     ^~~~~~~~ hint: 'Home' does not update when 'keyboard.height' changes, because the class 'Keyboard' is not @Observable
    var body: some View { Text("\(keyboard.height)") }
}
