// Package state is the interface to other targets: no fix

import SwiftUI

package struct Blink: View {
    @State package var isOn = false
//                     ^~~~ warning: Callers of 'Blink' can set 'isOn', and @State ignores later values; make it private

    package init() {}

    package var body: some View {
        Text("Blink")
    }
}
