// Package state is the interface to other targets: no fix

import SwiftUI

package struct Blink: View {
    @State package var isOn = false
//                     ^~~~ warning: 'isOn' belongs only to 'Blink', and @State ignores values from other code; make it private

    package init() {}

    package var body: some View {
        Text("Blink")
    }
}
