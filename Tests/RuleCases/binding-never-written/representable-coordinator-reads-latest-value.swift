// A representable's coordinator reads the latest value

import SwiftUI

struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { print(text) }
}

struct Trimmed: DynamicProperty {
    @Binding var text: String
    var shown: String { text }
}
