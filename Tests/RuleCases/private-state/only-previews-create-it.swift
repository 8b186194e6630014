// Only previews create the view, without arguments

import SwiftUI

struct Sketch: View {
    @State var isOn = false
//             ^~~~ info: 'isOn' belongs only to 'Sketch'; make it private
//             safe fix: Make 'isOn' private

    var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview { Sketch() }
// --- fixed
import SwiftUI

struct Sketch: View {
    @State private var isOn = false

    var body: some View { Toggle("On", isOn: $isOn) }
}

#Preview { Sketch() }
