// The closures convert to the type of the property

import SwiftUI

struct Settings: View {
    @State private var width: CGFloat = 0

    private var value: Binding<Double> { Binding(get: { width }, set: { width = $0 }) }

    var body: some View { Slider(value: value) }
}
