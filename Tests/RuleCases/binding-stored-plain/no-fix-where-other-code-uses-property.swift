// No fix where other code uses the property, a closure captures it, or it has a value from the start

// --- Views.swift
import SwiftUI

struct Answer: View {
    let isOn: Binding<Bool>
//      ^~~~ info: 'isOn' keeps a binding in a plain property, where SwiftUI may miss changes that 'Answer' should show; declare it with @Binding
    var body: some View { Text("\(isOn.wrappedValue)") }
}

struct Note: View {
    let text: Binding<String>
//      ^~~~ info: 'text' keeps a binding in a plain property, where SwiftUI may miss changes that 'Note' should show; declare it with @Binding
    var body: some View {
        Button("Clear") { [text] in text.wrappedValue = "" }
    }
}

struct Count: View {
    var count: Binding<Int> = .constant(0)
//      ^~~~~ info: 'count' keeps a binding in a plain property, where SwiftUI may miss changes that 'Count' should show; declare it with @Binding
    var body: some View { Text("\(count.wrappedValue)") }
}

public struct Shown: View {
    public let text: Binding<String>
//             ^~~~ info: 'text' keeps a binding in a plain property, where SwiftUI may miss changes that 'Shown' should show; declare it with @Binding
    public var body: some View { Text(text.wrappedValue) }
}
// --- Answer+Actions.swift
import SwiftUI

extension Answer {
    func toggle() { isOn.wrappedValue.toggle() }
}
