// What the view shows has a wrapper itself, so that no view would follow it: no fix

import SwiftUI

final class Keyboard {
    @AppStorage("height") var height = 0
}

struct Home: View {
    @State private var keyboard = Keyboard()
//                     ^~~~~~~~ hint: 'Home' does not update when 'keyboard.height' changes, because the class 'Keyboard' is not @Observable
    var body: some View { Text("\(keyboard.height)") }
}
