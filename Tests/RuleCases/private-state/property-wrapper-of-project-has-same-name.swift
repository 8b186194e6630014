// A property wrapper of the project has the same name

// --- State.swift
@propertyWrapper
struct State<Value> {
    var wrappedValue: Value
}
// --- Machine.swift
import SwiftUI

struct Machine: View {
    @State var phase = 0

    var body: some View {
        Text("Machine")
    }
}
