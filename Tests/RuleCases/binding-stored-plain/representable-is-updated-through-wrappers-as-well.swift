// A representable is updated through its wrappers as well

import SwiftUI

struct Field: UIViewRepresentable {
    let text: Binding<String>
//      ^~~~ hint: 'text' is a Binding in a plain property; @Binding needs no '.wrappedValue'
//      suggested fix: Declare 'text' with @Binding, because the fix rewrites every use of 'text'

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { print(text.wrappedValue) }
}
// --- fixed
import SwiftUI

struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) { print(text) }
}
