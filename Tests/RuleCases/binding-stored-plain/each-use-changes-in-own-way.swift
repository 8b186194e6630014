// Each use changes in its own way

import SwiftUI

struct Editor: View {
    let text: Binding<String>
//      ^~~~ hint: 'text' is a Binding in a plain property; @Binding needs no '.wrappedValue'
//      suggested fix: Declare 'text' with @Binding, because the fix rewrites every use of 'text'
    var count: SwiftUI.Binding<Int>
//      ^~~~~ hint: 'count' is a Binding in a plain property; @Binding needs no '.wrappedValue'
//      suggested fix: Declare 'count' with @Binding, because the fix rewrites every use of 'count'

    var body: some View {
        TextField("Text", text: self.text)
        Button("Clear") {
            text.wrappedValue = ""
            self.count.wrappedValue += 1
            count.wrappedValue.negate()
        }
        Text("\(text.wrappedValue.uppercased()) \(count.wrappedValue)")
        Text("\(text.animation)")
    }

    func text(of other: Binding<String>) -> String {
        let text = other
        return text.wrappedValue
    }
}
// --- fixed
import SwiftUI

struct Editor: View {
    @Binding var text: String
    @Binding var count: Int

    var body: some View {
        TextField("Text", text: self.$text)
        Button("Clear") {
            text = ""
            self.count += 1
            count.negate()
        }
        Text("\(text.uppercased()) \(count)")
        Text("\($text.animation)")
    }

    func text(of other: Binding<String>) -> String {
        let text = other
        return text.wrappedValue
    }
}
