// A macro on the type or on the property may write the initializer

import MemberwiseInit
import SwiftUI

@MemberwiseInit(.internal)
struct Card: View {
    @Init(.internal) @Binding private var isOn: Bool

    var body: some View { Toggle("On", isOn: $isOn) }
}

@MemberwiseInit
struct Other: View {
    @Binding private var isOn: Bool

    var body: some View { Toggle("On", isOn: $isOn) }
}

struct Home: View {
    @State private var isOn = false

    var body: some View {
        Card(isOn: $isOn)
        Other(isOn: $isOn)
    }
}
