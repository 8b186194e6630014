// Package state is the interface to other targets: no fix

import SwiftUI

package struct Blink: View {
    @State package var isOn = false
//                     ^~~~ info: 'isOn' belongs only to 'Blink'; make it private

    package init() {}

    package var body: some View {
        Text("Blink")
    }
}
