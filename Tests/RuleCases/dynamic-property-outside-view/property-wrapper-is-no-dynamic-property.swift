// SwiftUI connects the state of a property wrapper only if it is a dynamic property

import SwiftUI

@propertyWrapper
struct Debounced<Value> {
    @State private var current: Value
//                     ^~~~~~~ warning: 'Debounced' is not a DynamicProperty, so @State ignores assignments to 'current'; make 'Debounced' one
//                     suggested fix: Make 'Debounced' a DynamicProperty, because views that use 'Debounced' then update when its state changes

    init(wrappedValue: Value) { _current = State(initialValue: wrappedValue) }

    var wrappedValue: Value {
        get { current }
        nonmutating set { current = newValue }
    }
}

@propertyWrapper
struct Themed: CustomStringConvertible {
    @Environment(\.colorScheme) private var scheme
//                                          ^~~~~~ warning: 'Themed' is not a DynamicProperty, so @Environment always gives 'scheme' its default value; make 'Themed' one
//                                          suggested fix: Make 'Themed' a DynamicProperty, because views that use 'Themed' then update when its state changes
    @StateObject private var model = Model()
//                           ^~~~~ warning: 'Themed' is not a DynamicProperty, so @StateObject creates a new object every time 'model' is read; make 'Themed' one
//                           suggested fix: Make 'Themed' a DynamicProperty, because views that use 'Themed' then update when its state changes
    @ObservedObject var other: Model
//                      ^~~~~ info: 'Themed' is not a DynamicProperty, so @ObservedObject triggers no updates when 'other' changes; make 'Themed' one
//                      suggested fix: Make 'Themed' a DynamicProperty, because views that use 'Themed' then update when its state changes

    var wrappedValue: String { scheme == .dark ? "dark" : model.name + other.name }
    var description: String { "themed" }
}

final class Model: ObservableObject {
    @Published var name = ""
}

struct Search: View {
    @Debounced private var text = ""
    var body: some View { Button(text) { text = "a" } }
}
// --- fixed
import SwiftUI

@propertyWrapper
struct Debounced<Value>: DynamicProperty {
    @State private var current: Value

    init(wrappedValue: Value) { _current = State(initialValue: wrappedValue) }

    var wrappedValue: Value {
        get { current }
        nonmutating set { current = newValue }
    }
}

@propertyWrapper
struct Themed: CustomStringConvertible, DynamicProperty {
    @Environment(\.colorScheme) private var scheme
    @StateObject private var model = Model()
    @ObservedObject var other: Model

    var wrappedValue: String { scheme == .dark ? "dark" : model.name + other.name }
    var description: String { "themed" }
}

final class Model: ObservableObject {
    @Published var name = ""
}

struct Search: View {
    @Debounced private var text = ""
    var body: some View { Button(text) { text = "a" } }
}
