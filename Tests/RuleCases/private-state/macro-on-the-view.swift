// A macro of another module may generate an initializer from the properties

import MemberwiseInit
import SwiftUI

@MemberwiseInit
struct Card: View {
    @State var isOpen = false
//             ^~~~~~ info: 'isOpen' belongs only to 'Card'; make it private
//             suggested fix: Make 'isOpen' private, because '@MemberwiseInit' may be a macro that generates code from what changes

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}

struct Home: View {
    var body: some View { Card() }
}
// --- fixed
import MemberwiseInit
import SwiftUI

@MemberwiseInit
struct Card: View {
    @State private var isOpen = false

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}

struct Home: View {
    var body: some View { Card() }
}
