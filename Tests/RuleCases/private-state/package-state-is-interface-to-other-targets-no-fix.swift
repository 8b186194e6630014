// Package state is the interface to other targets: no fix

import SwiftUI

package struct Blink: View {
    @State package var isOn = false
//                     ^~~~ warning: The @State property 'isOn' should be private, since 'Blink' alone owns it

    package init() {}

    package var body: some View {
        Text("Blink")
    }
}
