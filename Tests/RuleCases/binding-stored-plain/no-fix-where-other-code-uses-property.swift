// No fix where other code uses the property, a closure captures it, or it has a value from the start

// --- Views.swift
import SwiftUI

struct Answer: View {
    let isOn: Binding<Bool>
//      ^~~~ hint: 'isOn' is a Binding in a plain property; @Binding needs no '.wrappedValue'
    var body: some View { Text("\(isOn.wrappedValue)") }
}

struct Note: View {
    let text: Binding<String>
//      ^~~~ hint: 'text' is a Binding in a plain property; @Binding needs no '.wrappedValue'
    var body: some View {
        Button("Clear") { [text] in text.wrappedValue = "" }
    }
}

struct Count: View {
    var count: Binding<Int> = .constant(0)
//      ^~~~~ hint: 'count' is a Binding in a plain property; @Binding needs no '.wrappedValue'
    var body: some View { Text("\(count.wrappedValue)") }
}

public struct Shown: View {
    public let text: Binding<String>
//             ^~~~ hint: 'text' is a Binding in a plain property; @Binding needs no '.wrappedValue'
    public var body: some View { Text(text.wrappedValue) }
}
// --- Answer+Actions.swift
import SwiftUI

extension Answer {
    func toggle() { isOn.wrappedValue.toggle() }
}
